import { afterEach, expect, test, vi } from "vitest";
import { offlinePage } from "./offline-page";
import { publicPages } from "./public-pages";

afterEach(() => void vi.unstubAllGlobals());

const portal = "http://portal.example";
const page = (title: string, more = "") =>
  `<!doctype html><html lang="en"><head><title>${title} | Sehat Shala</title>${more}</head><p>words</p></html>`;
const hideable = '<script data-title="Questions and answers 1.3 | Sehat Shala">0</script>';

/** What the browser has stored: pages by their address. */
function stubCaches(pages: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(pages).map(([path, html]) => [`${portal}${path}?language=en`, html]));
  const addressOf = (asked: Request | string) => (typeof asked === "string" ? asked : asked.url);
  const cache = {
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    match: async (asked: Request | string) => new Response(stored.get(addressOf(asked))),
    delete: async (asked: Request | string) => stored.delete(addressOf(asked)),
  };
  vi.stubGlobal("caches", { open: async () => cache, match: async () => undefined, delete: async () => true });
  return stored;
}

test("the list names no article whose title can be hidden, and deletes one that was stored before it could", async () => {
  const stored = stubCaches({ "/courses": page("Courses"), "/topic/a/b": page("A question nobody asks", hideable) });
  const html = await (await offlinePage(new URL("/offline", portal), "en")).text();
  expect(html).toContain(">Courses</a>");
  expect(html).not.toMatch(/A question nobody asks|\/topic\/a\/b/);
  expect([...stored.keys()]).toEqual([`${portal}/courses?language=en`]);
});

test("a visit deletes what was stored of an article before its title could be hidden", async () => {
  const stored = stubCaches({ "/courses": page("Courses"), "/topic/a/b": page("A question nobody asks") });
  const response = new Response(page("A question nobody asks", hideable), { headers: { "content-type": "text/html" } });
  Object.defineProperty(response, "type", { value: "basic" });
  const request = new Request(`${portal}/topic/a/b?language=en`);
  const given = { request, response } as unknown as Parameters<NonNullable<typeof publicPages.cacheWillUpdate>>[0];
  expect(await publicPages.cacheWillUpdate?.(given)).toBeNull();
  expect([...stored.keys()]).toEqual([`${portal}/courses?language=en`]);
});
