import { beforeAll, describe, expect, test } from "vitest";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { callApi, portalUrl, readCookies } from "../../../testing/calls/call-api";
import { courseId, makeRegistration, newAddress } from "../../../testing/people/learners";

/** An element with this class: a style rule of the page may name it too. */
const accountBar = / class="[^"]*account-bar/;

// The frame of a page as a browser without JavaScript gets it: header, and the bars about the account.

let cookie: string;
beforeAll(async () => {
  const answer = await callApi("POST", "/users/register", {
    body: makeRegistration(newAddress(), { firstName: "Rukmini" }),
  });
  cookie = readCookies(answer);
  await callApi("POST", "/courses/enroll", {
    cookie,
    body: { id: courseId, language: "en" },
    headers: { origin: portalUrl },
  });
});

async function open(path: string, cookies = "") {
  const answer = await fetch(portalUrl + path, { headers: { cookie: cookies }, redirect: "manual" });
  const whole = await answer.text();
  // Text in scripts is not shown.
  const html = whole.replace(/<script[\s\S]*?<\/script>/g, "");
  const header = /<header class="no-print[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  return { status: answer.status, cache: answer.headers.get("cache-status"), html, header };
}
const stored = "portal; hit";
const inEntities = (text: string) => text.replaceAll("'", "&#x27;").replaceAll("’", "’");
const perRequest = [
  "/dashboard",
  `/view/course/${courseId}`,
  "/settings",
  "/search?query=tablet",
  "/logout/ask",
  "/discussions/p/2",
  "/no/such/page",
  "/login?again=1",
];

describe.each(["en", "hi"] as const)("on a page rendered per request (%s)", (language) => {
  const { shell, profile, recovery } = messagesIn(language);
  const at = (path: string, cookies?: string) =>
    open(`${path}${path.includes("?") ? "&" : "?"}language=${language}`, cookies);

  test.each(perRequest)("%s shows the name, Logout and what is missing from the account", async (path) => {
    const { header, html } = await at(path, cookie);
    expect(header).toContain("Rukmini");
    expect(header).toMatch(new RegExp(`action="/logout"[\\s\\S]*?${shell.logout}`));
    expect(header).not.toContain('href="/login');
    expect(header).not.toContain(shell.myAccount);
    for (const text of [profile.barText, profile.barUpdate]) expect(html).toContain(inEntities(text));
    // The e-mail banner is only on the dashboard and the profile.
    for (const text of [recovery.barText, recovery.barLink])
      expect(html.includes(`>${inEntities(text)}<`)).toBe(path === "/dashboard");
  });

  test("the bar links back to its own page", async () => {
    const { html } = await at("/search?query=tablet", cookie);
    const link = /href="(\/usr\/UpdateInfo\?rdir=[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(new URL(link, portalUrl).searchParams.get("rdir")).toBe(`/search?query=tablet&language=${language}`);
  });

  test("the profile and its form show the name and no bar about themselves", async () => {
    for (const path of ["/profile", "/usr/UpdateInfo"]) {
      const { header, html } = await at(path, cookie);
      expect(header, path).toContain("Rukmini");
      expect(html, path).not.toMatch(accountBar);
    }
  });

  test("a guest is offered the login and an account, and no bar", async () => {
    for (const path of ["/login", "/search?query=tablet", "/no/such/page"]) {
      for (const cookies of ["", "portal_session=forged; signed_in=1"]) {
        const { header, html } = await at(path, cookies);
        expect(header, path).toContain('href="/login');
        expect(header, path).not.toContain(shell.myAccount);
        expect(header, path).not.toContain('action="/logout"');
        expect(html, path).not.toMatch(accountBar);
      }
    }
  });
});

describe("a page for everybody", () => {
  const paths = [
    "/",
    "/courses",
    `/info/course/${courseId}`,
    "/handouts/first-talk",
    "/class-plans/my-changing-body",
    "/topic/nutrition",
    "/about-us",
    "/account/delete",
  ];

  test.each(paths)("%s is one page for everybody, and leads to the account without knowing whose", async (path) => {
    let [guest, learner] = [await open(path), await open(path, cookie)];
    // A page whose time is over is rendered again behind the first visit: the answers before and after that differ.
    for (
      let tries = 0;
      tries < 1000 && !(guest.cache === stored && learner.cache === stored && learner.html === guest.html);
      tries += 1
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      [guest, learner] = [await open(path), await open(path, cookie)];
    }
    expect(learner.cache).toBe(stored);
    expect(learner.html).toBe(guest.html);
    expect(learner.html).not.toContain("Rukmini");
    expect(learner.header).toMatch(/<noscript><a href="\/dashboard"[^>]*>My account<\/a><\/noscript>/);
  });

  test("its link leads a learner to the dashboard, and a guest to the login and back", async () => {
    expect((await open("/dashboard", cookie)).status).toBe(200);
    const asGuest = await fetch(`${portalUrl}/dashboard`, { redirect: "manual" });
    expect([asGuest.status, asGuest.headers.get("location")]).toEqual([
      307,
      expect.stringMatching(/\/login\?rdir=%2Fdashboard$/),
    ]);
  });
});
