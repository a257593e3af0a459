import { setTimeout as wait } from "node:timers/promises";

/** Pages of every kind for visitors without a session, and a call. */
const addresses = [
  "/",
  "/courses",
  "/bihar",
  "/login",
  "/register",
  "/discussions",
  "/search?query=112",
  "/about-us",
  "/api/courses",
];

export type Reading = {
  count: () => number;
  /** The failures, by address and status or by the connection error. */
  failures: Map<string, number>;
  /** Reads that were sent a second time, because the server had closed the connection that they were sent on. */
  sentAgain: () => number;
  /** The longest that a page took, in ms. */
  slowest: () => number;
  stop: () => Promise<void>;
};

/**
 * Visitors who open pages in both languages, and a file of the build that the page names: a page and its files may come
 * from different processes.
 */
export function startReading(url: string, visitors = 4): Reading {
  const failures = new Map<string, number>();
  let count = 0;
  let slowest = 0;
  let again = 0;
  /**
   * A browser sends a read again, over a new connection, when the one that it had kept open turns out to be closed (RFC
   * 9112, section 9.3.1). `fetch` may take another kept one, of which there is one for each visitor.
   */
  const open = (address: string, language: string, tries = visitors + 1): Promise<Response> => {
    const send = () =>
      fetch(url + address, {
        headers: { cookie: `language=${language}` },
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
    return send().catch((error: Error): Promise<Response> => {
      if ((error.cause as { code?: string } | undefined)?.code !== "UND_ERR_SOCKET" || tries === 1) throw error;
      again += 1;
      return open(address, language, tries - 1);
    });
  };
  let isOver = false;
  const read = async (address: string, language: string): Promise<string> => {
    const began = performance.now();
    try {
      const answer = await open(address, language);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(String(answer.status));
      count += 1;
      slowest = Math.max(slowest, performance.now() - began);
      return text;
    } catch (error) {
      const reason =
        error instanceof Error
          ? `${(error.cause as { code?: string } | undefined)?.code ?? error.message}`
          : String(error);
      const what = `${address.startsWith("/_next/") ? "a file of the build" : address} ${reason}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
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
  return {
    count: () => count,
    failures,
    sentAgain: () => again,
    slowest: () => slowest,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}
