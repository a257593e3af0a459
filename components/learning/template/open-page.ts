import "server-only";
import { learnerHtml } from "@/components/layout/header/header-html";
import { emailLaterCookie } from "@/components/layout/notices/email-bar";
import { visitorFrom } from "@/components/layout/visitor/visitor-record";
import { apiClientFor } from "@/lib/api/backend";
import { callerOfPage } from "@/lib/api/pages/page-caller";
import type { TemplateSource } from "@/lib/api/pages/page-template";
import { callKey, recordingApi } from "@/lib/api/pages/recorded-calls";
import { partsIn, templateRoutes } from "@/lib/contract/routes";
import type { OpenedPage, OwnPage, RecordedCalls, RequestHeaders } from "@/lib/platform/portal";
import { settings } from "@/lib/platform/settings";
import { openers } from "./openers";

/**
 * Opens a page with the same calls as its rendering for one learner; those of a lesson store the reading place.
 * @returns what was answered so far when the template could contain data of one learner, or the page would be an error
 * or a redirect: then Next renders it for this learner
 */
export async function openPage(path: string, headers: RequestHeaders): Promise<OpenedPage | OwnPage | null> {
  const route = templateRoutes.find((each) => partsIn(each, path) !== null);
  if (!route || settings().upstreamUrl) return null;
  const found = await callerOfPage(headers);
  if (!found) return null;
  const { caller, account, cookies } = found;
  const { language } = caller;
  const own = apiClientFor(caller);
  const answered: RecordedCalls = {};
  const shared: RecordedCalls = {};
  try {
    const isShared = await openers[route]({
      api: recordingApi(own, answered),
      language,
      parts: partsIn(route, path) ?? [],
      share: (name, input, answer) => {
        shared[callKey(name, input)] = answer;
      },
    });
    if (!isShared) return { answered };
    const visitor = visitorFrom(await own.accounts.checkAuth({}));
    if (visitor.state !== "learner") return { answered };
    const { profileComplete, emailVerified, staff } = visitor;
    const source: TemplateSource = {
      frame: {
        profileComplete,
        emailVerified,
        emailLater: emailLaterCookie in cookies,
        staff,
      },
      calls: { ...answered, ...shared },
    };
    return {
      answered,
      source: JSON.stringify({ address: path, language, ...source }),
      learner: { ...learnerHtml(visitor), account },
    };
  } catch {
    return { answered };
  }
}
