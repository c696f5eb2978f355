/** Requests to addresses that strangers chose reach public hosts only. */
import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

export type Allow = (address: string) => boolean;

/** Names are resolved once, for the connection itself, and every address behind one must be allowed. */
export function checkedLookup(allow: Allow): LookupFunction {
  return (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
      const bad =
        error ??
        (addresses.every(({ address }) => allow(address))
          ? null
          : new Error(`Refused: ${hostname} is no public host`));
      const [first] = addresses ?? [];
      if (bad || !first) callback(bad ?? new Error(`Cannot find ${hostname}`), "", 4);
      else if (options.all)
        (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Addresses written as numbers are never looked up; `URL` has brought every spelling of them to the usual one. */
export function checkTarget(target: URL, allow: Allow): void {
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (!/^https?:$/.test(target.protocol)) throw new Error(`Refused: ${target.protocol} is not http or https`);
  if (isIP(host) && !allow(host)) throw new Error(`Refused: ${host} is no public host`);
}
