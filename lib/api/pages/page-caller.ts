import { parseCookie } from "cookie";
import { listEnrolledCourses } from "../../domain/learning";
import { openedDatabase } from "../../platform/db";
import { chooseLanguage, languageCookie } from "../../platform/i18n/language";
import type { RequestHeaders } from "../../platform/portal";
import { findLearner } from "../../platform/session";
import { noSession } from "../caller";
import { callerFrom } from "../caller-from";
import { portalContent } from "../content/portal-content";

/** The caller of a page opened outside of Next: the sealed cookie's learner; null for a guest. Sets no cookie. */
export async function callerOfPage(headers: RequestHeaders) {
  const header = (name: string) => [headers[name]].flat()[0];
  const cookies = parseCookie(header("cookie") ?? "");
  const session = { keeper: { ...noSession, measure: null }, language: chooseLanguage(null, cookies[languageCookie]) };
  const caller = await callerFrom((name) => cookies[name], header, session);
  return caller.account === null ? null : { caller, account: caller.account, cookies };
}

/** No is the answer where the database does not answer: the page itself does not need it. */
export async function isEnrolled(address: string, headers: RequestHeaders): Promise<boolean> {
  const campaign = portalContent().campaigns.pages.find(({ slug }) => address === `/${slug}`);
  const token = campaign && (await callerOfPage(headers))?.caller.token;
  if (!token) return false;
  const { db } = openedDatabase();
  try {
    const learner = await findLearner(db, token, new Date());
    return learner !== null && (await listEnrolledCourses(db, learner)).includes(campaign.course);
  } catch {
    return false;
  }
}
