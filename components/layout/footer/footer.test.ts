import { expect, test } from "vitest";
import { footerHtml } from "./footer";

const count = (html: string, part: string) => html.split(part).length - 1;

test.each(["en", "hi"] as const)(
  "a guest's footer offers an account, a learner's leads to the own courses and never offers one (%s)",
  (language) => {
    const [guest, learner, unknown] = (["guest", "learner", "unknown"] as const).map((state) =>
      footerHtml(language, state),
    ) as [string, string, string];
    for (const html of [guest, unknown]) expect(count(html, 'href="/register"')).toBe(1);
    expect(guest).not.toContain('href="/dashboard"');
    expect(learner).not.toContain("/register");
    for (const own of ["/dashboard", "/profile"]) expect(count(learner, `href="${own}"`)).toBe(1);
    expect(unknown).toMatch(/<noscript><a [^>]*href="\/dashboard"/);
  },
);

test("every footer has one place that a client component fills, and a fold for each list", () => {
  for (const state of ["guest", "learner", "unknown"] as const) {
    const html = footerHtml("en", state);
    expect(count(html, "data-footer-visitor")).toBe(1);
    expect(count(html, "<details")).toBe(3);
  }
});
