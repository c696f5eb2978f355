import type { Client } from "../../src/client/mod.ts";
import type { Data, MovedKind } from "./record.ts";
import type { View } from "./view_record.ts";

/** A resource for data whose shape the server is to judge. */
export interface AnyResource {
  all(query: Data): AsyncIterable<View>;
  read(id: number): Promise<View>;
  create(data: Data): Promise<View>;
  update(id: number, data: Data): Promise<View>;
}

export const anyResource = (client: Client, kind: MovedKind): AnyResource =>
  client[kind] as unknown as AnyResource;
