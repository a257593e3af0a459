import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { routeAtOnce } from "@/lib/api/http/page-route";
import { responseCache } from "../answer/response-cache";
import { hiddenPicture } from "../answer/without-body";
import { makePage, makeRouted } from "../testing/asked";
import { hidesPicture, requestLanguage } from "./route";
import { asPageRequest } from "./stored-pages";

test("however its cookie and its address are written, a request has the language that its page is rendered in", () => {
  const written = (signs: string[]) =>
    fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((parts) => parts.join(""));
  const cookies = written(["language=", "hi", "en", "%68i", '"hi"', ";", "; ", " ", "a=1"]);
  const query = written(["?", "&", "language=", "hi", "en", "%68i", "#"]);
  fc.assert(
    fc.property(cookies, query, (cookie, query) => {
      const { url, headers } = makeRouted({ url: `/courses?${query}`, headers: { cookie } }).request;
      const page = routeAtOnce(asPageRequest({ url, headers } as IncomingMessage));
      expect(page).toMatchObject({ path: `/${requestLanguage({ url, headers })}/courses` });
    }),
  );
});

const off = { cookie: "language=hi; accessibility=large.nopictures" };

test.each([
  "/images/topics/nutrition.svg",
  "/images/states/quiz.svg?v=1",
  "/videos/how-it-works.svg",
  "/videos/of-an-editor.webp",
])("%s is not sent to who has switched pictures off", (url) => {
  expect(hidesPicture({ url, headers: off })).toBe(true);
  expect(hidesPicture({ url, headers: { cookie: "accessibility=large" } })).toBe(false);
  expect(hidesPicture({ url, headers: { cookie: "other=nopictures" } })).toBe(false);
  expect(hidesPicture({ url, headers: {} })).toBe(false);
});

test.each([
  "/images/brand/wordmark-hi.svg",
  "/images/signatures/a.svg",
  "/images/partners/a.svg",
  "/videos/how-it-works.mp4",
  "/topic/nutrition",
])("%s is sent in any case", (url) => expect(hidesPicture({ url, headers: off })).toBe(false));

test("the bytes that are stored of a picture are neither sent to this visitor nor replaced by its answer", () => {
  const cache = responseCache();
  const url = "/images/topics/nutrition.svg";
  const shown = makeRouted({ url, isFile: true });
  cache.recorder(shown)(makePage("<svg/>", { "content-type": "image/svg+xml" }), () => true);
  const hidden = { ...makeRouted({ url, isFile: true, headers: off }), hidesPicture: true };
  expect(cache.answer(hidden)).toBeNull();
  const page = hiddenPicture(hidden);
  expect(page).toMatchObject({ status: 204, headers: { "cache-control": "no-store" } });
  if (page) cache.recorder(hidden)(page, () => true);
  expect(cache.answer(shown)?.body.toString()).toBe("<svg/>");
  expect(hiddenPicture(shown)).toBeNull();
});
