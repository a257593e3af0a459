import { setTimeout as wait } from "node:timers/promises";

/** Pages of every kind for visitors without a session, and a call. */
const addresses = [
  ...["/", "/courses", "/bihar", "/login", "/register", "/discussions"],
  ...["/search?query=112", "/about-us", "/api/courses"],
];

/** `sentAgain`: because the server had closed the connection that they were sent on. */
export type Reading = { count: number; failures: Map<string, number>; sentAgain: number; slowestMs: number };

/** Visitors who open pages in both languages, and a file that each page names. @returns what ends it */
export function startReading(url: string, visitors = 4): () => Promise<Reading> {
  const reading: Reading = { count: 0, failures: new Map(), sentAgain: 0, slowestMs: 0 };
  let isOver = false;
  /**
   * A browser sends a read again, over a new connection, when the one that it had kept open turns out to be closed (RFC
   * 9112, section 9.3.1). `fetch` may take another kept one, of which there is one for each visitor.
   */
  const open = async (address: string, language: string): Promise<Response> => {
    for (let tries = visitors; ; tries -= 1)
      try {
        const headers = { cookie: `language=${language}` };
        return await fetch(url + address, { headers, redirect: "manual", signal: AbortSignal.timeout(30_000) });
      } catch (error) {
        if (reasonOf(error) !== "UND_ERR_SOCKET" || tries === 0) throw error;
        reading.sentAgain += 1;
      }
  };
  const read = async (address: string, language: string): Promise<string> => {
    const began = performance.now();
    try {
      const answer = await open(address, language);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(String(answer.status));
      reading.count += 1;
      reading.slowestMs = Math.max(reading.slowestMs, performance.now() - began);
      return text;
    } catch (error) {
      const what = `${address.startsWith("/_next/") ? "a file of the build" : address} ${reasonOf(error)}`;
      reading.failures.set(what, (reading.failures.get(what) ?? 0) + 1);
      return "";
    }
  };
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const page = await read(addresses[turn % addresses.length] ?? "/", turn % 2 ? "en" : "hi");
      const files = page.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g) ?? [];
      const file = files[turn % Math.max(files.length, 1)];
      if (file) await read(file, "en");
      await wait(20);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index * 2)));
  return async () => {
    isOver = true;
    await all;
    return reading;
  };
}

/** The code of a broken connection, or what the error says. */
const reasonOf = (error: unknown): string =>
  String(((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).message);
