import { listEnrolledCourses } from "../../domain/learning";
import { openedDatabase } from "../../platform/db";
import { portal } from "../../platform/portal";
import { findLearner } from "../../platform/session";
import { portalContent } from "../content/portal-content";
import { callerOfPage } from "./page-caller";
import type { PageHeaders } from "./page-template";

declare module "../../platform/portal" {
  interface Portal {
    /** Whether the visitor with these headers is enrolled in the course of the campaign page at this address. */
    isEnrolled?: (address: string, headers: PageHeaders) => Promise<boolean>;
  }
}

/** No is the answer where the database does not answer: the page itself does not need it. */
export async function isEnrolled(address: string, headers: PageHeaders): Promise<boolean> {
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

/** For the server in front of Next. An existing backend is not asked: a stored page does not wait for it. */
export function offerEnrolled(): void {
  portal.isEnrolled = isEnrolled;
}
