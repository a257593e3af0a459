import "server-only";
import { learnerHtml } from "@/components/layout/header/header-html";
import { emailLaterCookie } from "@/components/layout/notices/email-later";
import { visitorFrom } from "@/components/layout/visitor/visitor-record";
import { apiClientFor } from "@/lib/api/backend";
import { callerOfPage } from "@/lib/api/pages/page-caller";
import type { OpenedPage, PageHeaders, TemplateSource } from "@/lib/api/pages/page-template";
import { publicApi } from "@/lib/api/server";
import { settings } from "@/lib/platform/settings";
import { openTopic, type TopicAccess } from "../load-topic";

/** rule: topic.page-list: one page of the primary reading. */
const lessonPath = /^\/course\/module\/([^/?]+)\/primary\/([1-9]\d{0,2})$/;

/**
 * Opens a page of a lesson with the same calls as its rendering for one learner, which store the reading place.
 * @returns null when the template could contain data of one learner, or the page would be an error or a redirect: then
 * Next renders it for this learner
 */
export async function openLesson(path: string, headers: PageHeaders): Promise<OpenedPage | null> {
  const [, id, page] = lessonPath.exec(path) ?? [];
  if (!id || settings().upstreamUrl) return null;
  const found = await callerOfPage(headers);
  if (!found) return null;
  const { caller, account, cookies } = found;
  const { language } = caller;
  try {
    const subtopics = await publicApi(language).learning.subtopics({ id, language });
    // A survey form contains the learner's answers.
    if (subtopics[Number(page) - 1]?.icon === "form") return null;
    const api = apiClientFor(caller);
    const place = await openTopic(api, language, id, "primary", Number(page));
    const visitor = visitorFrom(await api.accounts.checkAuth({}));
    if (visitor.state !== "learner") return null;
    const { profileComplete, emailVerified } = visitor;
    const source: TemplateSource<TopicAccess> = {
      frame: { profileComplete, emailVerified, emailLater: emailLaterCookie in cookies },
      page: place,
    };
    return {
      source: JSON.stringify({ address: path, ...source }),
      learner: { ...learnerHtml(language, visitor), account },
    };
  } catch {
    return null;
  }
}
