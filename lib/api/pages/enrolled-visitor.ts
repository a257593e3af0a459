import { listEnrolledCourses } from "../../domain/learning";
import { openedDatabase } from "../../platform/db";
import type { RequestHeaders } from "../../platform/portal";
import { findLearner } from "../../platform/session";
import { portalContent } from "../content/portal-content";
import { callerOfPage } from "./page-caller";

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
