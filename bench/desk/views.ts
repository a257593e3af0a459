import { shownComments } from "../../lib/contract/desk/comments";
import { audiences } from "../../lib/contract/desk/mailing-texts";
import { dimensions } from "../../lib/contract/desk/programmes";
import type { CallContext } from "../../lib/domain/call";
import { desk } from "../../lib/domain/desk";
import { countAudience } from "../../lib/domain/desk/mailings/count";
import type { Content } from "../../lib/platform/content";

type Areas = { courses?: string[]; states?: number[] };
/** Requested by a coordinator of the areas, or by another given staff member. */
export type View = {
  name: string;
  ask: (context: CallContext) => Promise<unknown>;
  areas?: Areas;
  role?: "administrator" | "partner";
};

const quarter = { from: "2026-07-01", to: "2026-09-30" };

/** Every view of the programmes with each filter, and the desk's lists, searches and counts before a mailing. */
export function listViews(content: Content): View[] {
  const [first = "", second = ""] = content.courses.map(({ id }) => id);
  const figures = (name: string, filters: object, areas?: Areas, role?: View["role"]): View => ({
    name: `figures ${name}`,
    ...(areas && { areas }),
    ...(role && { role }),
    ask: (context) => desk.programmeFigures(context, filters),
  });
  const course = (name: string, filters: object, areas?: Areas, role?: View["role"]): View => ({
    name: `one course${name}`,
    ...(areas && { areas }),
    ...(role && { role }),
    ask: (context) => desk.courseFigures(context, { course: first, ...filters }),
  });
  const list = (name: string, ask: View["ask"], areas?: Areas): View => ({ name, ask, ...(areas && { areas }) });
  const log = (name: string, page: string): View => ({
    name: `log: ${name}`,
    ask: (context) => desk.listActions(context, { page }),
    role: "administrator",
  });
  const last = "100000";
  return [
    ...dimensions.map((by) => figures(`by ${by}`, { by })),
    ...dimensions.map((by) => figures(`by ${by}, one course`, { by, course: first })),
    figures("by district, one state", { by: "district", state: "5" }),
    figures("by block, one district", { by: "block", state: "5", district: "Gaya" }),
    figures("by gender, one campaign, one quarter", { by: "gender", campaign: "bihar", ...quarter }),
    figures("by district, partner of one state", { by: "district" }, { states: [5] }, "partner"),
    ...(["state", "block", "campaign", "month"] as const).map((by) =>
      figures(`by ${by}, partner`, { by }, {}, "partner"),
    ),
    figures(
      "by gender, one campaign, one quarter, partner",
      { by: "gender", campaign: "bihar", ...quarter },
      {},
      "partner",
    ),
    figures("by state, coordinator of one course", {}, { courses: [first] }),
    figures("by block, coordinator of two courses", { by: "block" }, { courses: [first, second] }),
    figures(
      "by district, coordinator of two courses in one state",
      { by: "district" },
      { courses: [first, second], states: [5] },
    ),
    course(": topics, questions, ratings, gain, texts", {}),
    course(", one state", { state: "5" }),
    course(", one district", { state: "5", district: "Gaya" }),
    course(", one campaign, one quarter", { campaign: "bihar", ...quarter }),
    course(", partner of one state", {}, { states: [5] }, "partner"),
    course(", partner", {}, {}, "partner"),
    list("overview", (context) => desk.overview(context, {})),
    list("people: newest", (context) => desk.listPeople(context, {})),
    list("people: newest, last page", (context) => desk.listPeople(context, { page: last })),
    list("people: a name", (context) => desk.listPeople(context, { find: "asha kumari" })),
    list("people: a name in the other script", (context) => desk.listPeople(context, { find: "आशा कुमारी" })),
    list("people: a mobile number", (context) => desk.listPeople(context, { find: "98765" })),
    list("people: one course and state, last page", (context) =>
      desk.listPeople(context, { course: first, state: "5", page: last }),
    ),
    list(
      "people: a name, coordinator of one course and state",
      (context) => desk.listPeople(context, { find: "asha" }),
      { courses: [first], states: [5] },
    ),
    list("inbox", (context) => desk.listMessages(context, {})),
    list("inbox: all, last page", (context) => desk.listMessages(context, { show: "all", page: last })),
    list("inbox: closed", (context) => desk.listMessages(context, { show: "closed" })),
    list("inbox, coordinator of one course and state", (context) => desk.listMessages(context, {}), {
      courses: [first],
      states: [5],
    }),
    list("reviews", (context) => desk.listReviews(context, {})),
    list("reviews: last page", (context) => desk.listReviews(context, { page: last })),
    list("reviews, coordinator of one course and state", (context) => desk.listReviews(context, {}), {
      courses: [first],
      states: [5],
    }),
    ...shownComments.map((show) => list(`comments: ${show}`, (context) => desk.listComments(context, { show }))),
    list("comments: all, last page", (context) => desk.listComments(context, { show: "all", page: last })),
    list(
      "comments: all, coordinator of one course and state",
      (context) => desk.listComments(context, { show: "all" }),
      { courses: [first], states: [5] },
    ),
    log("newest", "1"),
    log("last page", last),
    ...audiences.map((audience) =>
      list(`count before a mailing: ${audience}`, (context) => countBeforeMailing(context, content, audience)),
    ),
  ];
}

function countBeforeMailing({ db, now }: CallContext, content: Content, audience: (typeof audiences)[number]) {
  const [course] = content.courses;
  if (!course) throw new Error("The bench needs a course");
  const mailing = { course_id: course.id, audience, topic_id: "", days: 14, state_id: null, district: "" };
  return countAudience(db, { mailing, course, areas: { courses: null, states: null }, moment: now });
}
