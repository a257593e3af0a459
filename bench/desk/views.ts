import { shownComments } from "../../lib/contract/desk/comments";
import { audiences } from "../../lib/contract/desk/mailing-texts";
import { dimensions } from "../../lib/contract/desk/programmes";
import type { CallContext } from "../../lib/domain/call";
import { desk } from "../../lib/domain/desk";
import { countAudience } from "../../lib/domain/desk/mailings/count";
import type { Content } from "../../lib/platform/content";
import type { Areas } from "./staff-context";

/** Requested by a coordinator of the areas, or by another given staff member. */
export type View = {
  name: string;
  ask: (context: CallContext) => Promise<unknown>;
  areas?: Areas;
  role?: "administrator" | "partner";
};
type Staff = Pick<View, "areas" | "role">;

const quarter = { from: "2026-07-01", to: "2026-09-30" };
const partner: Staff = { role: "partner" };
const partnerOfState: Staff = { areas: { states: [5] }, role: "partner" };
const last = "100000";

/** Every view of the programmes with each filter, and the desk's lists, searches and counts before a mailing. */
export function listViews(content: Content): View[] {
  const [first = "", second = ""] = content.courses.map(({ id }) => id);
  const ofCourseAndState: Staff = { areas: { courses: [first], states: [5] } };
  const view = (name: string, ask: View["ask"], staff: Staff = {}): View => ({ name, ask, ...staff });
  const figures = (name: string, filters: object, staff?: Staff) =>
    view(`figures ${name}`, (context) => desk.programmeFigures(context, filters), staff);
  const course = (name: string, filters: object, staff?: Staff) =>
    view(`one course${name}`, (context) => desk.courseFigures(context, { course: first, ...filters }), staff);
  const people = (name: string, query: object, staff?: Staff) =>
    view(`people: ${name}`, (context) => desk.listPeople(context, query), staff);
  const inbox = (name: string, query: object, staff?: Staff) =>
    view(`inbox${name}`, (context) => desk.listMessages(context, query), staff);
  const reviews = (name: string, query: object, staff?: Staff) =>
    view(`reviews${name}`, (context) => desk.listReviews(context, query), staff);
  const comments = (name: string, query: Parameters<typeof desk.listComments>[1], staff?: Staff) =>
    view(`comments: ${name}`, (context) => desk.listComments(context, query), staff);
  const log = (name: string, page: string) =>
    view(`log: ${name}`, (context) => desk.listActions(context, { page }), { role: "administrator" });
  const byCampaign = { campaign: "bihar", ...quarter };
  return [
    ...dimensions.map((by) => figures(`by ${by}`, { by })),
    ...dimensions.map((by) => figures(`by ${by}, one course`, { by, course: first })),
    figures("by district, one state", { by: "district", state: "5" }),
    figures("by block, one district", { by: "block", state: "5", district: "Gaya" }),
    figures("by gender, one campaign, one quarter", { by: "gender", ...byCampaign }),
    figures("by district, partner of one state", { by: "district" }, partnerOfState),
    ...["state", "block", "campaign", "month"].map((by) => figures(`by ${by}, partner`, { by }, partner)),
    figures("by gender, one campaign, one quarter, partner", { by: "gender", ...byCampaign }, partner),
    figures("by state, coordinator of one course", {}, { areas: { courses: [first] } }),
    figures("by block, coordinator of two courses", { by: "block" }, { areas: { courses: [first, second] } }),
    figures(
      "by district, coordinator of two courses in one state",
      { by: "district" },
      { areas: { courses: [first, second], states: [5] } },
    ),
    course(": topics, questions, ratings, gain, texts", {}),
    course(", one state", { state: "5" }),
    course(", one district", { state: "5", district: "Gaya" }),
    course(", one campaign, one quarter", byCampaign),
    course(", partner of one state", {}, partnerOfState),
    course(", partner", {}, partner),
    view("overview", (context) => desk.overview(context, {})),
    people("newest", {}),
    people("newest, last page", { page: last }),
    people("a name", { find: "asha kumari" }),
    people("a name in the other script", { find: "आशा कुमारी" }),
    people("a mobile number", { find: "98765" }),
    people("one course and state, last page", { course: first, state: "5", page: last }),
    people("a name, coordinator of one course and state", { find: "asha" }, ofCourseAndState),
    inbox("", {}),
    inbox(": all, last page", { show: "all", page: last }),
    inbox(": closed", { show: "closed" }),
    inbox(", coordinator of one course and state", {}, ofCourseAndState),
    reviews("", {}),
    reviews(": last page", { page: last }),
    reviews(", coordinator of one course and state", {}, ofCourseAndState),
    ...shownComments.map((show) => comments(show, { show })),
    comments("all, last page", { show: "all", page: last }),
    comments("all, coordinator of one course and state", { show: "all" }, ofCourseAndState),
    log("newest", "1"),
    log("last page", last),
    ...audiences.map((audience) =>
      view(`count before a mailing: ${audience}`, (context) => countBeforeMailing(context, content, audience)),
    ),
  ];
}

function countBeforeMailing({ db, now }: CallContext, content: Content, audience: (typeof audiences)[number]) {
  const [course] = content.courses;
  if (!course) throw new Error("The bench needs a course");
  const mailing = { course_id: course.id, audience, topic_id: "", days: 14, state_id: null, district: "" };
  return countAudience(db, { mailing, course, areas: { courses: null, states: null }, moment: now });
}
