import type { Language } from "../../../lib/platform/i18n/language";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { courseId, makeRegistration, newAddress, password } from "../../../testing/people/learners";
import { PlainBrowser } from "./plain-browser";

/** A learner who is signed in in a browser of their own. */
export type Visitor = {
  browser: PlainBrowser;
  username: string;
  token: string;
  /** Makes a call as this page's scripts would, and returns its answer. */
  call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
};

export async function signUp(language: Language = "en", change: Record<string, unknown> = {}): Promise<Visitor> {
  const username = newAddress();
  const answer = await callApi("POST", "/users/register", {
    body: makeRegistration(username, { language, ...change }),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  const browser = new PlainBrowser();
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    browser.setCookie(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  browser.setCookie("language", language);
  const token = String(answer.body.token);
  const call = async (method: string, path: string, body?: unknown) =>
    (await callApi(method, path, { token, body })).body;
  return { browser, username, token, call };
}

export const enroll = ({ call }: Visitor, id = courseId) => call("POST", "/courses/enroll", { id, language: "en" });

/** The visitor as the helpers of `e2e/support/progress.ts` know a browser. */
export const cookiesOf = ({ browser }: Visitor) => ({ cookies: async () => browser.cookieList });

/** Everything that the complete-profile form asks for. */
export const completeProfile = ({ call }: Visitor, change: Record<string, unknown> = {}) =>
  call("PUT", "/users/profile", {
    current_institute: "Middle School, Dumra",
    employment_sector: "Government",
    is_profile_complete: 1,
    ...change,
  });

export const logInStatus = async (username: string, typed = password) =>
  (await callApi("POST", "/users/login", { body: { username, password: typed } })).status;

export const isSignedIn = async ({ cookies }: PlainBrowser) =>
  (await callApi("POST", "/checkAuth", { cookie: cookies, body: {}, headers: { origin: portalUrl } })).status === 200;

/** Fills in the login of the page that is open, and sends it. */
export const logIn = (browser: PlainBrowser, username: string, typed = password) =>
  browser.form("password").fill({ username, password: typed }).submit();
