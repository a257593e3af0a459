import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// A portal whose pages never find the request that they are rendered for (docs/decisions/0160).

const preload = pathToFileURL(path.resolve("e2e/contract/support/lost-requests.ts")).href;
let portal: Portal;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-lost-"));
  portal = await startPortal({ PORTAL_DATA_DIR: folder, NODE_OPTIONS: `--import ${preload}` });
});
afterAll(async () => {
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const missing = [
  "/no-such-page",
  "/no-such-page?x=1",
  "/topic/nothing",
  "/topic/puberty/nothing",
  "/discussions/view/nothing",
  "/certificate/nothing",
  "/kerala",
];

test.each(missing)("%s is 404 and says so, as a document and as React's data", async (address) => {
  for (const language of ["en", "hi"]) {
    const cookie = `language=${language}`;
    const document = await fetch(portal.url + address, { headers: { cookie } });
    expect([address, document.status]).toEqual([address, 404]);
    expect(await document.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    const data = await fetch(portal.url + address, { headers: { cookie, rsc: "1" } });
    await data.arrayBuffer();
    expect([address, data.status]).toEqual([address, 404]);
  }
});

test("a page that exists has its text", async () => {
  for (const address of ["/courses", "/login", "/discussions"]) {
    const answer = await fetch(portal.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).toMatch(/<h1[^>]*>[^<]+<[\s\S]*<footer/);
  }
});
