import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server on loopback that stores what it receives. */
export type LetterBox = { url: string; port: number; received: Email[]; close: () => Promise<void> };

type Manner = {
  port?: number;
  /** The server confirms a mail that it has received once this promise is resolved. */
  acceptAfter?: Promise<unknown>;
  onRcptTo?: SMTPServerOptions["onRcptTo"];
};

export async function openLetterBox({ port = 0, acceptAfter, onRcptTo }: Manner = {}): Promise<LetterBox> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...(onRcptTo ? { onRcptTo } : {}),
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => received.push(mail))
        .then(() => acceptAfter)
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const openPort = (server.server.address() as { port: number }).port;
  return {
    url: `smtp://127.0.0.1:${openPort}`,
    port: openPort,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function findHeader(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}
