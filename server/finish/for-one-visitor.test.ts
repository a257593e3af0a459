import fc from "fast-check";
import { expect, test } from "vitest";
import { showCarriedBeforePaint } from "../../components/layout/visitor/carried-before-paint";
import { type Inside, portal } from "../../lib/platform/portal";
import { responseCache, variantForProxy } from "../answer/response-cache";
import { asksEnrolled, carriedMessage } from "../route/route";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { markEnrolled, showCarried } from "./for-one-visitor";

const html = '<!DOCTYPE html><html lang="hi"><body>Page</body></html>';
const stored = { "content-type": "text/html; charset=utf-8", etag: 'W/"stored"', "x-portal-page": "hi br first" };
const signedIn = { cookie: "language=hi; portal_session=sealed", "accept-encoding": "br" };

const opening = (url: string, headers: Record<string, string>, method = "GET") => {
  const asked = makeAsked({ url, method, headers, stored: storedAs("public", "/bihar") });
  return { ...asked, asksEnrolled: asksEnrolled(asked.request) };
};
const sent = (asked: ReturnType<typeof opening>, enrolledIn: string | null, page = makePage(html, stored)) => {
  const isEnrolled: Inside["isEnrolled"] = async (address) => address === enrolledIn;
  portal.inside = { isEnrolled } as Inside;
  return markEnrolled(page, asked);
};

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

const place = '<main id="main"><div data-carried-message="" class="no-print"></div><p>Text</p></main>';
const cookieWith = (value: string) => ({ cookie: `language=hi; carried_message=${value}; other=1` });
const shownTo = (headers: Record<string, string>, page = makePage(place), method = "GET") => {
  const asked = makeAsked({ method, headers });
  return showCarried(page, { carried: carriedMessage(asked.request) });
};

test("a page shows the message that its visitor carries, is this visitor's alone and deletes the cookie", () => {
  const page = makePage(place, {
    "content-type": "text/html; charset=utf-8",
    etag: 'W/"stored"',
    "cache-control": "max-age=1",
    "x-portal-page": "hi br first",
    "set-cookie": "utm_source=sms",
  });
  const { headers, body } = shownTo(cookieWith(encodeURIComponent("error:आपका पासवर्ड गलत है")), page);
  expect(String(body)).toMatch(
    /<div data-carried-message=""[^>]*><div [^>]*role="status".*<div [^>]*>आपका पासवर्ड गलत है<\/div>/,
  );
  expect(String(body)).toContain("border-sindoor");
  expect(headers).toEqual({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "set-cookie": ["utm_source=sms", "carried_message=; Max-Age=0; Path=/; SameSite=Lax"],
  });
});

test.each([
  ["no message", {}, place, "GET"],
  ["a message that is cut", cookieWith("%E0%A4%A"), place, "GET"],
  ["React's data", { ...cookieWith("Saved"), rsc: "1" }, place, "GET"],
  ["a prefetch", { ...cookieWith("Saved"), "sec-purpose": "prefetch" }, place, "GET"],
  ["a script", { ...cookieWith("Saved"), "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }, place, "GET"],
  ["a form", cookieWith("Saved"), place, "POST"],
  ["a page that has its message", cookieWith("Saved"), place.replace("></div>", "><b>Saved</b></div>"), "GET"],
])("a page is sent as it is for %s", (_, headers, html, method) => {
  const page = makePage(html, { "content-type": "text/html", etag: '"one"' });
  expect(shownTo(headers as Record<string, string>, page, method)).toBe(page);
});

test("each line of a message is a paragraph, from the server as from the script in the page", () => {
  const { body } = shownTo(cookieWith(encodeURIComponent("You are in\nA mail to a<b>@seed.example")));
  const paragraphs = "<p>You are in</p><p>A mail to a&lt;b>@seed.example</p>";
  expect(String(body).replaceAll("&gt;", ">")).toContain(`<div class="min-w-0 flex-1">${paragraphs}</div>`);
  const lines: { textContent: string }[] = [];
  const text = {
    appendChild: (line: { textContent: string }) => {
      lines.push(line);
      return line;
    },
  };
  const place = { firstChild: null, innerHTML: "", querySelector: () => ({ nextSibling: text }) };
  const page = {
    cookie: "carried_message=You%20are%20in%0AA%20mail",
    createElement: () => ({ textContent: "" }),
    currentScript: { previousElementSibling: place },
  };
  new Function("document", showCarriedBeforePaint)(page);
  expect(lines).toEqual([{ textContent: "You are in" }, { textContent: "A mail" }]);
});

test("whatever the cookie holds, the page shows it as text", () => {
  const text = fc.string({
    unit: fc.constantFrom("<", ">", "&", '"', "'", "$&", "$'", "</div>", "<script>", "ऋ", " ", "a"),
  });
  fc.assert(
    fc.property(text, (message) => {
      const html = String(shownTo(cookieWith(encodeURIComponent(`a${message}`))).body);
      const [, shown = ""] =
        /<div class="min-w-0 flex-1">(.*?)<\/div><\/div><\/div><\/div><p>Text<\/p><\/main>$/.exec(html) ?? [];
      expect(shown).not.toMatch(/[<"]|&(?!(?:amp|lt|quot);)/);
      expect(shown.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(`a${message}`);
    }),
  );
});
