import { expect, test } from "vitest";
import { messagesIn } from "@/lib/platform/i18n/messages";
import { headerHtml } from "./header-html";

const learner = {
  state: "learner",
  accountId: "a",
  authorAlias: "",
  firstName: "Asha <b>$& K</b>",
  lastName: "Kumari",
  avatar: null,
  profileComplete: true,
  emailVerified: true,
  staff: false,
} as const;
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

test.each(["en", "hi"] as const)(
  "a learner's header names the learner in both of its menus, as text, and logs out (%s)",
  (language) => {
    const html = headerHtml(language, learner);
    expect(count(html, ">Asha &lt;b&gt;$&amp; K&lt;/b&gt;<")).toBe(2);
    expect(count(html, /<form action="\/logout" method="post">/)).toBe(2);
    expect(html).toContain(messagesIn(language).shell.logout);
    expect(html).not.toContain("/login");
  },
);

test.each(["en", "hi"] as const)("the menu of staff links to the desk, and no other menu does (%s)", (language) => {
  expect(count(headerHtml(language, { ...learner, staff: true }), 'href="/desk"')).toBe(2);
  for (const visitor of [learner, { state: "guest" }, { state: "unknown" }] as const)
    expect(headerHtml(language, visitor)).not.toContain("/desk");
});

test.each(["en", "hi"] as const)(
  "a guest's header offers the login and an account; only one that does not know its visitor leads to the own account (%s)",
  (language) => {
    const { shell } = messagesIn(language);
    const [guest, unknown] = [headerHtml(language, { state: "guest" }), headerHtml(language, { state: "unknown" })];
    for (const html of [guest, unknown]) {
      expect(count(html, 'href="/login?rdir="')).toBe(2);
      expect(count(html, 'href="/register"')).toBe(2);
      expect(html).not.toContain("/logout");
    }
    expect(count(unknown, `>${shell.myAccount}</a></noscript>`)).toBe(2);
    expect(guest).not.toContain("<noscript>");
  },
);

test("each header has the places where a client component shows the signed-in learner", () => {
  for (const visitor of [learner, { state: "guest" }, { state: "unknown" }] as const)
    expect(count(headerHtml("en", visitor), "data-visitor")).toBe(2);
});
