import { type FileKind, portal, type Refusal } from "./portal.ts";

// Files that take a core for tens of milliseconds are made in a thread of their own, so that no request waits for
// another one's file. A running portal opens it (server/threads/open-thread.ts).

/** Why the thread did not make a file. A field: the server in front of Next has another class than what Next bundles. */
export const refusalIn = (error: unknown) => (error as { refusal?: Refusal }).refusal;

/**
 * Makes a file in the thread. `load`: the same maker for where no thread is open: a build, a command, a test, and while
 * developing, where changed code takes effect at once. `waits`: a page that is rendered once needs the file, however many
 * others are waiting.
 * @throws with a `Refusal`
 */
export async function makeInThread<Given, Made>(
  kind: FileKind,
  given: Given,
  load: () => Promise<(given: Given) => Promise<Made> | Made>,
  { waits = false }: { waits?: boolean } = {},
): Promise<Made> {
  const makeFile = portal.server?.makeFile;
  return makeFile ? ((await makeFile(kind, given, { waits })) as Made) : (await load())(given);
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
