import type { RequestListener } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { warmUp } from "./warm-up";

const addresses = ["/", "/?language=hi", "/topic/nutrition", "/topic/relationship", "/bihar", "/courses"].map(
  (path) => `<url><loc>https://portal.example${path}</loc></url>`,
);
const sitemap = `<urlset>${addresses.join("")}</urlset>`;
const firstFiles = ["/api/certificate/sample/pdf", "/share/en/home.png", "/api/docs"];
const firstPages = ["/", "/bihar", "/courses", "/topic/nutrition"].flatMap((path) => [
  `${path} language=en`,
  `${path} language=hi`,
]);
let searchWorks: boolean;
let requested: string[];
const portal: RequestListener = (request, response) => {
  requested.push([request.url, request.headers.cookie].filter(Boolean).join(" "));
  if (!searchWorks && request.url?.startsWith("/search")) return void request.socket.destroy();
  response.end(request.url === "/sitemap.xml" ? sitemap : "");
};

beforeEach(() => {
  requested = [];
  searchWorks = true;
});
afterEach(() => void vi.restoreAllMocks());

const patternOf = (address: string) => address.replace(/^\/topic\/.*/, "/topic/[name]");

test("a portal that has started requests the search in both languages, then the pages that most visitors open first and one of each other kind, then the files that load most", async () => {
  await warmUp(portal, patternOf);
  expect(requested).toEqual([
    "/search?query=112 language=hi",
    "/search?query=112 language=en",
    "/sitemap.xml",
    ...firstPages,
    ...firstFiles,
  ]);
});

test("a search that fails is logged, and the first pages are requested nevertheless", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  searchWorks = false;
  await warmUp(portal, patternOf);
  expect(requested).toEqual(["/search?query=112 language=hi", "/sitemap.xml", ...firstPages, ...firstFiles]);
  expect(log).toHaveBeenCalledOnce();
});

test("the pages are rendered at a port of their own, and a page that hangs holds the start up for a time only", async () => {
  const ports = new Set<number | undefined>();
  const answer: RequestListener = (request, response) => {
    ports.add(request.socket.localPort);
    requested.push(request.url ?? "");
    if (request.url !== "/bihar") response.end(request.url === "/sitemap.xml" ? sitemap : "");
  };
  // The server never answers /bihar, so only the limit ends this call.
  await warmUp(answer, patternOf, 400);
  const untilThePageThatHangs = ["/search?query=112", "/search?query=112", "/sitemap.xml", "/", "/", "/bihar"];
  await vi.waitFor(() => expect(requested).toEqual(untilThePageThatHangs), 60_000);
  expect(ports.size).toBe(1);
  requested = [];
  await warmUp(
    (request, response) => {
      requested.push(request.url ?? "");
      response.end(request.url === "/sitemap.xml" ? sitemap : "");
    },
    patternOf,
    20_000,
  );
  expect(requested).toHaveLength(3 + firstPages.length + firstFiles.length);
});
