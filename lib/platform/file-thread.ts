import { type FileKind, portal } from "./portal.ts";

// Files that take a core for tens of milliseconds are made in a thread of their own, so that no request waits for
// another one's file. A running portal opens it (server/threads/open-thread.ts).

/** Too many files are waiting to be made: whoever asked is told to come again in a moment. */
export class FileThreadBusy extends Error {
  override name = "FileThreadBusy";
}

/** The thread has ended while it made this file. */
export class FileThreadLost extends Error {
  override name = "FileThreadLost";
}

/**
 * Makes a file in the thread. `load`: the same maker for where no thread is open: a build, a command, a test, and while
 * developing, where changed code takes effect at once. `waits`: a page that is rendered once needs the file, however many
 * others are waiting.
 * @throws FileThreadBusy, FileThreadLost
 */
export async function makeInThread<Given, Made>(
  kind: FileKind,
  given: Given,
  load: () => Promise<(given: Given) => Promise<Made> | Made>,
  { waits = false }: { waits?: boolean } = {},
): Promise<Made> {
  const makeFile = portal.server?.makeFile;
  if (!makeFile) return (await load())(given);
  const answer = await makeFile(kind, given, { waits });
  if ("made" in answer) return answer.made as Made;
  if ("failed" in answer) throw new Error(`A file (${kind}) could not be made: ${answer.failed}`);
  if (answer.refused === "busy") throw new FileThreadBusy("Too many files are being made at the moment.");
  throw new FileThreadLost(`The thread ended while it made a file (${kind}).`);
}

/** The same for a file that is nothing but bytes. */
export async function makeBytesInThread<Given>(
  kind: FileKind,
  given: Given,
  load: () => Promise<(given: Given) => Promise<Uint8Array> | Uint8Array>,
  options: { waits?: boolean } = {},
): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await makeInThread(kind, given, load, options);
  return Buffer.from(buffer, byteOffset, byteLength);
}
