/** Addresses of callers in one spelling: another one must not make another caller. */

/** `1.2.3.4:80` and `[::1]:80`, as some proxies write them, without the port; no zone, small letters. */
const bare = (ip: string): string =>
  ip
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^([^:]*):\d+$/, "$1")
    .replace(/%.*$/, "");

/** `1.2.3.4` as the two groups that it is at the end of an IPv6 address. */
function groupsOf(part: string): number[] {
  return part
    .split(":")
    .filter((group) => group !== "")
    .flatMap((group) => {
      if (!group.includes(".")) return Number.parseInt(group, 16);
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

/** The eight groups of an IPv6 address; undefined for what is none. */
function expanded(address: string): readonly number[] | undefined {
  if (!/^[0-9a-f:.]+$/.test(address) || !address.includes(":")) return undefined;
  const [head = "", tail] = address.split("::");
  const [start, end] = [groupsOf(head), groupsOf(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: zeros }, () => 0), ...end];
  return groups.length === 8 ? groups : undefined;
}

/** Whose requests are counted together: an IPv4 address, however it is written, or a network of IPv6. */
export function callerAddress(ip: string | undefined): string | undefined {
  const plain = bare(ip ?? "");
  if (plain === "") return undefined;
  const groups = expanded(plain);
  if (!groups) return `address ${plain}`;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  // Whoever has one address of an IPv6 network has them all.
  if (!isMapped)
    return `address ${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":")}`;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  return `address ${bytes.join(".")}`;
}
