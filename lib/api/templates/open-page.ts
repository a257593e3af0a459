import "server-only";
import { keptTextCookie } from "../../contract/meta/unsent";
import { partsIn, templateRoutes } from "../../contract/routes";
import { shownCookies } from "../../contract/rules/page-cookies";
import {
  type LearnerMarks,
  type OpenedPage,
  type OwnPage,
  portal,
  type RecordedCalls,
  type RequestHeaders,
  type TemplateSource,
} from "../../platform/portal";
import { settings } from "../../platform/settings";
import { type ApiClient, apiClientFor } from "../backend";
import { callerOfPage } from "../pages/page-caller";
import { openers } from "./openers";
import { callKey, recordingApi } from "./recorded-calls";

type Account = Awaited<ReturnType<ApiClient["accounts"]["checkAuth"]>>;
type HtmlOf = (account: Account) => Omit<LearnerMarks, "account">;

/** For the server in front of Next. `htmlOf`: the learner's own HTML in a page. */
export function offerTemplates(htmlOf: HtmlOf): void {
  portal.loaded = { ...portal.loaded, openPage: (path, headers) => openPage(path, headers, htmlOf) };
}

/**
 * Opens a page with the same calls as its rendering for one learner; those of a lesson store the reading place.
 * @returns what was answered so far when the page holds a learner's words, or would be an error or a redirect: then Next
 * renders it for this learner
 */
async function openPage(path: string, headers: RequestHeaders, htmlOf: HtmlOf): Promise<OpenedPage | OwnPage | null> {
  const route = templateRoutes.find((each) => partsIn(each, path) !== null);
  if (!route || settings().upstreamUrl) return null;
  const found = await callerOfPage(headers);
  if (!found) return null;
  const { caller, account, cookies } = found;
  const { language } = caller;
  const answered: RecordedCalls = {};
  const api = recordingApi(apiClientFor(caller), answered);
  try {
    const instead = await openers[route](api, language, partsIn(route, path) ?? []);
    const visitor = await api.accounts.checkAuth({});
    if (!instead || cookies[keptTextCookie]) return { answered };
    const calls = { ...answered, ...instead, [callKey("accounts.checkAuth", {})]: withoutName(visitor) };
    const cookie = shownCookies.flatMap((name) =>
      cookies[name] ? `${name}=${encodeURIComponent(cookies[name])}` : [],
    );
    const source: TemplateSource = { address: path, language, cookie: cookie.join("; "), calls };
    return { answered, source: JSON.stringify(source), learner: { ...htmlOf(visitor), account } };
  } catch {
    return { answered };
  }
}

/** Of the account only what the frame of a page shows without naming it. */
function withoutName({ profileInfo, verifiedEmail, staff }: Account) {
  return { profileInfo, verifiedEmail, staff, _id: "", authorAlias: "", firstName: "", lastName: "", avatar: null };
}
