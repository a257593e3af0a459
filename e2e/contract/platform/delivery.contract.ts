import { expect, test } from "vitest";
import { portalUrl } from "../support/call-api";

const page = async (accepts: string) => {
  const answer = await fetch(`${portalUrl}/courses?language=hi`, { headers: { "accept-encoding": accepts } });
  return { how: answer.headers.get("content-encoding"), vary: answer.headers.get("vary") ?? "", html: await answer.text() };
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", null],
])("who accepts %s gets a whole page as %s, and no cache mixes them up", async (accepts, how) => {
  const answer = await page(accepts);
  expect(answer.how).toBe(how);
  expect(answer.vary).toMatch(/Accept-Encoding/i);
  expect(answer.vary).toMatch(/Cookie/i);
  expect(answer.html).toMatch(/<html lang="hi"[\s\S]+<\/html>$/);
});

test("the scripts of a first view let the browser compile them while they arrive (decision 0024)", async () => {
  const { html } = await page("identity");
  const scripts = [...html.matchAll(/<script src="(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(([, address]) => address);
  expect(scripts.length).toBeGreaterThan(3);
  for (const address of scripts) expect(await (await fetch(portalUrl + address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
