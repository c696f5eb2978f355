import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends bytes as they are and gives back all that comes until the server closes. */
export function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(bytes, "latin1");
  return text(socket);
}
