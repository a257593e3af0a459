import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestSlowPages, warmUpUnseen } from "./warm-up";

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
let portal: Server;

beforeEach(async () => {
  requested = [];
  searchWorks = true;
  portal = createServer((request, response) => {
    requested.push([request.url, request.headers.cookie].filter(Boolean).join(" "));
    if (!searchWorks && request.url?.startsWith("/search")) return request.socket.destroy();
    response.end(request.url === "/sitemap.xml" ? sitemap : "");
  });
  await new Promise<void>((resolve) => portal.listen(0, resolve));
});
afterEach(() => {
  portal.close();
  vi.restoreAllMocks();
});

const patternOf = (address: string) => address.replace(/^\/topic\/.*/, "/topic/[name]");
const port = () => (portal.address() as AddressInfo).port;

test("a portal that has started requests the search in both languages, then the pages that most visitors open first and one of each other kind, then the files that load most", async () => {
  await requestSlowPages(port(), patternOf);
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
  await requestSlowPages(port(), patternOf);
  expect(requested).toEqual(["/search?query=112 language=hi", "/sitemap.xml", ...firstPages, ...firstFiles]);
  expect(log).toHaveBeenCalledOnce();
});

test("before the portal listens, the pages are rendered at a port of their own, and a page that hangs holds it up for a time only", async () => {
  const ports = new Set<number | undefined>();
  const answer: RequestListener = (request, response) => {
    ports.add(request.socket.localPort);
    requested.push(request.url ?? "");
    if (request.url !== "/bihar") response.end(request.url === "/sitemap.xml" ? sitemap : "");
  };
  // The server never answers /bihar, so only the limit ends this call.
  await warmUpUnseen(answer, patternOf, 400);
  const untilThePageThatHangs = ["/search?query=112", "/search?query=112", "/sitemap.xml", "/", "/", "/bihar"];
  await vi.waitFor(() => expect(requested).toEqual(untilThePageThatHangs), 60_000);
  expect([ports.size, ports.has(port())]).toEqual([1, false]);
  requested = [];
  await warmUpUnseen(
    (request, response) => {
      requested.push(request.url ?? "");
      response.end(request.url === "/sitemap.xml" ? sitemap : "");
    },
    patternOf,
    20_000,
  );
  expect(requested).toHaveLength(3 + firstPages.length + firstFiles.length);
});
