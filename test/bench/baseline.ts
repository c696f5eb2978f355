/** What the calendar is compared with: bare node:http that turns the very same object into JSON, and nothing else. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { report } from "./parent_port.ts";

process.once("message", (object) => {
  const server = createServer((req, res) =>
    req.method === "POST" ? readAndSend(object, req, res) : send(object, res, 200),
  );
  server.listen(0, "127.0.0.1", () => report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});

function send(object: unknown, res: ServerResponse, status: number): void {
  const body = JSON.stringify(object);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  res.writeHead(status, headers).end(body);
}

function readAndSend(object: unknown, req: IncomingMessage, res: ServerResponse): void {
  const chunks: Uint8Array[] = [];
  req.on("data", (chunk) => chunks.push(chunk));
  req.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    send(object, res, 201);
  });
}
