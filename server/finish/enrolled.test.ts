import { expect, test } from "vitest";
import { responseCache, variantForProxy } from "../answer/response-cache";
import { asksEnrolled } from "../route/route";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { markEnrolled } from "./enrolled";

const html = '<!DOCTYPE html><html lang="hi"><body>Page</body></html>';
const stored = { "content-type": "text/html; charset=utf-8", etag: 'W/"stored"', "x-portal-page": "hi br first" };
const signedIn = { cookie: "language=hi; portal_session=sealed", "accept-encoding": "br" };

const opening = (url: string, headers: Record<string, string>, method = "GET") => {
  const asked = makeAsked({ url, method, headers, stored: storedAs("public", "/bihar") });
  return { ...asked, asksEnrolled: asksEnrolled(asked.request) };
};
const sent = (asked: ReturnType<typeof opening>, enrolledIn: string | null, page = makePage(html, stored)) =>
  markEnrolled({ isEnrolled: async (address) => address === enrolledIn })(page, asked);

test("whoever is enrolled gets a campaign's page with the mark, for themselves alone", async () => {
  const { headers, body } = await sent(opening("/bihar?utm_medium=sms", signedIn), "/bihar");
  expect(String(body)).toBe(html.replace("<html", '<html data-enrolled=""'));
  expect(headers).toEqual({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "set-cookie": [],
  });
});

test.each([
  ["a guest", opening("/bihar", { cookie: "language=hi; signed_in=1" }), "/bihar"],
  ["a learner who is not enrolled", opening("/bihar", signedIn), null],
  ["a learner of another campaign's course", opening("/bihar", signedIn), "/up"],
  ["another page", opening("/bihar/enroll", signedIn), "/bihar/enroll"],
  ["React's data", opening("/bihar", { ...signedIn, rsc: "1" }), "/bihar"],
  ["a form", opening("/bihar", signedIn, "POST"), "/bihar"],
])("the page is sent as it is stored for %s", async (_, asked, enrolledIn) => {
  const page = makePage(html, stored);
  expect(await sent(asked, enrolledIn, page)).toBe(page);
});

test("the page of a visitor with a session is neither stored nor answered from what is stored (threats T33)", async () => {
  const cache = responseCache();
  const [guest, learner] = [opening("/bihar", { "accept-encoding": "br" }), opening("/bihar", signedIn)];
  cache.recorder(learner)(await sent(learner, "/bihar"), () => true);
  expect(cache.answer(guest)).toBeNull();
  cache.recorder(guest)(makePage(html, stored), () => true);
  expect(String(cache.answer(guest)?.body)).toBe(html);
  expect(cache.answer(learner)).toBeNull();
  expect(variantForProxy(learner, makePage(html, stored))).toBeNull();
});
