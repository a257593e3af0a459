import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { type FieldValues, type Finding, findBroken, type Rule } from "../contract/rules/rule";
import { defaultLanguage, type Language } from "../platform/i18n/language";
import { currentRequest } from "../platform/portal";
import { openSealed, sessionCookieAt } from "../platform/session";
import { sessionSecrets, settings } from "../platform/settings";
import { type ApiClient, apiClientFor } from "./backend";
import { type FailedCall, nullOn, readCallError } from "./call-error";
import { type Caller, guest, isFromAnotherAccount } from "./caller";
import { callerFrom } from "./caller-from";
import { accountMarker, cookieKeeper, cookiesOfAccountLanguage } from "./cookies";
import { textIn } from "./http/read-form";
import { accountField, otherAccountPage, sentKeyField } from "./page-account/account-names";
import { PageError } from "./page-error";
import { onlyReads } from "./pages/page-status";
import { aroundCalls, recordedApi } from "./templates/recorded-calls";

/** The API client of a page that is the same for everybody. It reads nothing about the visitor. */
export function publicApi(language: Language): ApiClient {
  const api = apiClientFor(guest(language));
  const template = currentRequest()?.template;
  if (template) return recordedApi(api, template.calls, "asked");
  return isBuild ? aroundCalls(api, async (_, ask) => connection().then(ask)) : api;
}

/** A build renders a page up to its first call: the answers are those of the portal that runs. */
const isBuild = process.env.NEXT_PHASE === "phase-production-build";

/**
 * The API client of a page, form or action of this visitor. A request has one caller, so the session is looked up once.
 * A template is of no visitor: its page gets the answers that it was opened with.
 */
export const visitorApi = cache(async (language: Language): Promise<ApiClient> => {
  const { template, answered = {} } = currentRequest() ?? {};
  return template
    ? recordedApi(apiClientFor(guest(language)), template.calls, "refused")
    : recordedApi(apiClientFor(await requestCaller(language)), answered, "asked");
});

const requestCaller = cache(callerOfRequest);

/**
 * The API client of a form's action. A hidden field of the form names the account that its page was rendered for
 * (`AccountField`). When another account is signed in by now, nothing is written and the visitor is sent to a page that
 * explains it.
 */
export async function formApi(form: FormData, language: Language): Promise<ApiClient> {
  return apiForPage(textIn(form, accountField), language);
}

/** The same for the one write of an action whose form names what it sends (docs/decisions/0216). */
export async function formApiOnce(form: FormData, language: Language): Promise<ApiClient> {
  const api = await formApi(form, language);
  const sentKey = textIn(form, sentKeyField);
  return sentKey ? apiClientFor({ ...(await requestCaller(language)), sentKey }) : api;
}

/** The same for an action that is called without a form. `account`: the result of `pageAccount()` in the browser. */
export async function apiForPage(account: string | null, language: Language): Promise<ApiClient> {
  if (isFromAnotherAccount({ account: await signedInAccount(), renderedFor: account || null }))
    redirect(otherAccountPage);
  return visitorApi(language);
}

/** Runs a form's rules. Once none is broken, `apiFor` gives the client and checks the page's account. */
export function checkForm<Key extends string>(rules: readonly Rule<Key>[], values: FieldValues): CheckedForm<Key> {
  const findings = findBroken(rules, values);
  return findings.length > 0 ? { findings, apiFor: null } : { findings: [], apiFor: formApi };
}
type CheckedForm<Key extends string> =
  | { findings: Finding<Key>[]; apiFor: null }
  | { findings: []; apiFor: typeof formApi };

/** The marker of the account that is signed in; null for a guest. It is read from the sealed cookie, without a call. */
export const signedInAccount = cache(async (): Promise<string | null> => {
  const template = currentRequest()?.template;
  if (template) return template.marks.account;
  return accountMarker(
    await openSealed((await cookies()).get(sessionCookieAt(settings().portalUrl))?.value, sessionSecrets(settings())),
  );
});

/** The API client of a visitor who has just signed in: the request still carries the cookie from before. */
export async function apiAfterSignIn(language: Language, token: string): Promise<ApiClient> {
  return apiClientFor({ ...(await callerOfRequest(language)), token });
}

/** rule: language.account, for an action that has signed a visitor in. */
export async function followAccountLanguage(readPreferred: () => Promise<unknown>): Promise<void> {
  const jar = await cookies();
  for (const each of await cookiesOfAccountLanguage((name) => jar.get(name)?.value, readPreferred)) jar.set(each);
}

async function callerOfRequest(language: Language): Promise<Caller> {
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const cookie = (name: string) => jar.get(name)?.value;
  const keeper = cookieKeeper(
    async (all) => {
      for (const each of all) jar.set(each);
    },
    async (_token, _account, { preferred }) =>
      preferred ? cookiesOfAccountLanguage(cookie, async () => preferred) : [],
  );
  const measure = onlyReads() ? null : (may: boolean) => keeper.measure(may).catch(() => undefined);
  return callerFrom(cookie, (name) => sent.get(name), { keeper: { ...keeper, measure }, language });
}

/**
 * Whether the request itself came with a session. A form's action that signs somebody in renders its page again in the
 * same request: that page must not redirect, because the browser continues to the address that the action returns.
 */
export async function requestHasSession(): Promise<boolean> {
  const sent = (await headers()).get("cookie") ?? "";
  return sent.split(/; */).some((cookie) => cookie.startsWith(`${sessionCookieAt(settings().portalUrl)}=`));
}

/** The result of a call; on failure throws a `PageError`, or redirects to the login with `here` as the return path. */
export async function resultOr<Answer>(answer: Promise<Answer>, here: string): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const failed = readCallError(error);
    if (!failed) throw error;
    // The login would lead whoever is signed in back here, again and again.
    if (failed.status === 401 && (await findVisitor(defaultLanguage).catch(() => null))) throw new PageError(403);
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(here)}`);
    if (failed.key === "signInAgain") redirect(`/login?again=1&rdir=${encodeURIComponent(here)}`);
    const status = toPageStatus(failed);
    if (status) throw new PageError(status, failed.key);
    throw error;
  }
}

/** What a mailed link is about; null where the link is invalid or too old. Other errors are those of `resultOr`. */
export function resultOfLink<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return resultOr(nullOn(400, answer), "/");
}

/** The result of a call that an existing backend may lack; null when it does. */
export function resultIfThere<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return nullOn(404, answer);
}

function toPageStatus({ status }: FailedCall): PageError["status"] | null {
  // A name in the address that the contract rejects, such as one of 3,000 letters, belongs to no page.
  if (status === 400) return 404;
  return status === 403 || status === 404 || status === 410 || status === 503 ? status : null;
}

/** The same for a form's action: an error redirects back to the page, which shows it. */
export async function resultOrGoBack<Answer>(answer: Promise<Answer>, here: string): Promise<Answer> {
  try {
    return await resultOr(answer, here);
  } catch (error) {
    if (error instanceof PageError) redirect(here);
    throw error;
  }
}

/** Who is signed in; null for a guest. Looked up once for each request. @throws when the backend does not answer */
export const findVisitor = cache(async (language: Language) => {
  // Without a session there is no visitor to look up: an existing backend gets no call.
  if (!currentRequest()?.template && !(await requestCaller(language)).token) return null;
  const api = await visitorApi(language);
  return nullOn(401, api.accounts.checkAuth({}));
});
