import "server-only";
import { randomUUID } from "node:crypto";
import { parseCookie } from "cookie";
import {
  campaignIn,
  campaignInCookies,
  landingPageAt,
  registrationCampaign,
} from "../../contract/rules/campaign-parameters";
import { type Platform, platforms } from "../../contract/social";
import { finishFlow, openFlow, type SocialFlow, sealFlow, sealSeconds, startFlow } from "../../domain/social";
import { CallError, type MessageKey } from "../../platform/call-error";
import { content } from "../../platform/content";
import { translatorFor } from "../../platform/i18n/messages";
import { sessionSecrets, settings } from "../../platform/settings";
import { apiClientFor } from "../backend";
import { readCallError } from "../call-error";
import { asHeader, type CookieToSet, cookie, cookiesOfAccountLanguage, cookiesOfLogout } from "../cookies";
import { returnPath } from "../http/return-path";
import { identifyCaller } from "../http/route";

/** Redirects to the provider. `rdir` is the path to open afterwards, `course` the course to enrol in. */
export async function handleSocialStart(request: Request, provider: string): Promise<Response> {
  const headers = privateHeaders();
  const query = new URL(request.url).searchParams;
  const courseId = query.get("course") ?? "";
  const returnTo = returnPath(query.get("rdir"), "");
  const wish = {
    language: (await identifyCaller(request, headers)).language,
    // Browsers store no cookie over 4 KB.
    returnTo: returnTo.length <= 1000 ? returnTo : "",
    courseId: /^[\w-]{1,120}$/.test(courseId) ? courseId : "",
    ...readCampaignMarks(query, request.headers.get("cookie") ?? ""),
  };
  try {
    const { leadsTo, flow } = await startFlow(settings(), findPlatform(provider), wish);
    addCookie(headers, flowCookie(flow.platform, await sealFlow(flow, settings().sessionSecret), sealSeconds));
    return goTo(leadsTo.href, headers);
  } catch (error) {
    return backToLogin(errorMessageKey(error), wish.returnTo, headers);
  }
}

/** The link's campaign, else the cookies'; on a landing page the page is the source (rule: campaign.first-touch). */
function readCampaignMarks(query: URLSearchParams, cookies: string): Pick<SocialFlow, "campaign" | "source"> {
  const named = campaignIn(query.toString());
  const page = landingPageAt(`/${query.get("page")}`);
  const { utm_campaign = "", utm_source = "" } = registrationCampaign(
    page,
    Object.keys(named).length > 0 ? named : campaignInCookies(cookies),
  );
  return { campaign: utm_campaign, source: utm_source };
}

/** Handles the provider's callback with the documented call, as the app does. */
export async function handleSocialCallback(request: Request, provider: string): Promise<Response> {
  const headers = privateHeaders();
  let flow: SocialFlow | null = null;
  try {
    const platform = findPlatform(provider);
    const seal = parseCookie(request.headers.get("cookie") ?? "")[flowCookieName(platform)];
    // The flow's cookie is removed in every case, so that a callback works only once.
    addCookie(headers, flowCookie(platform, "", 0));
    flow = await openFlow(seal, platform, sessionSecrets(settings()));
    if (!flow) throw new CallError("UNAUTHORIZED", "socialExpired");
    const accessToken = await finishFlow(settings(), flow, new URL(request.url).searchParams.toString());
    return await enter(request, flow, accessToken, headers);
  } catch (error) {
    // A closed account: the page on which its owner keeps it.
    const leadsTo = readCallError(error)?.leadsTo;
    if (leadsTo) return goTo(leadsTo, headers);
    return backToLogin(errorMessageKey(error), flow?.returnTo ?? "", headers);
  }
}

async function enter(request: Request, flow: SocialFlow, accessToken: string, headers: Headers): Promise<Response> {
  const { platform, language, campaign, source } = flow;
  const caller = await identifyCaller(request, headers);
  const { token, profileInfo } = await apiClientFor(caller)
    .social.socialLogin({
      accessToken,
      platform,
      language,
      utm_campaign: campaign,
      utm_source: source,
      consent_account: true,
    })
    .catch((error: unknown) => {
      // No token in the response: an earlier session must not appear as this visitor's (rule: registration.social).
      for (const each of cookiesOfLogout()) addCookie(headers, each);
      throw error;
    });
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const readPreferred = async () =>
    (await apiClientFor({ ...caller, token }).accounts.readProfile()).data.language_preference;
  for (const each of await cookiesOfAccountLanguage((name) => cookies[name], readPreferred)) addCookie(headers, each);
  const isEnrolled = flow.courseId !== "" && (await enrol({ ...caller, token }, flow));
  if (isEnrolled) addCookie(headers, toastCookie(translatorFor(language, "answers")("enrolledNow")));
  const returnTo = isEnrolled ? `/view/course/${flow.courseId}` : flow.returnTo || defaultCoursePage();
  return goTo(profileInfo === 1 ? returnTo : `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}`, headers);
}

/** An error here does not fail the sign-in: the visitor can still enrol on the course's own page. */
async function enrol(caller: Parameters<typeof apiClientFor>[0], { courseId, language }: SocialFlow): Promise<boolean> {
  return apiClientFor(caller)
    .courses.assign({ id: courseId, language })
    .then(
      () => true,
      () => false,
    );
}

function defaultCoursePage(): string {
  const [course] = content().courses;
  return course ? `/info/course/${course.id}` : "/courses";
}

function findPlatform(provider: string): Platform {
  const platform = platforms.find((each) => each === provider);
  if (!platform) throw new CallError("NOT_FOUND", "socialNotSetUp");
  return platform;
}

/** The message of the login page. An unexpected error is logged. */
function errorMessageKey(error: unknown): MessageKey {
  if (error instanceof CallError) return error.key;
  const failed = readCallError(error);
  if (failed && failed.status < 500) return (failed.key ?? "socialRejected") as MessageKey;
  if (failed?.status === 503) return "socialUnavailable";
  console.error(`[${randomUUID()}]`, error);
  return "socialRejected";
}

function backToLogin(problem: MessageKey, returnTo: string, headers: Headers): Response {
  const query = new URLSearchParams({ ...(returnTo ? { rdir: returnTo } : {}), problem });
  return goTo(`/login?${query}`, headers);
}

const flowCookieName = (platform: Platform) => `social_${platform}`;

const flowCookie = (platform: Platform, value: string, maxAge: number) =>
  cookie(flowCookieName(platform), value, true, maxAge);
/** The message that the next page shows (app/[locale]/layout.tsx). */
const toastCookie = (message: string) => cookie("carried_message", encodeURIComponent(message), false, 60);
const addCookie = (headers: Headers, cookie: CookieToSet) => headers.append("Set-Cookie", asHeader(cookie));
const privateHeaders = () => new Headers({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });

function goTo(address: string, headers: Headers): Response {
  headers.set("Location", address);
  return new Response(null, { status: 303, headers });
}
