import { figureFilters } from "../../../contract/desk/programmes";
import type { CallContext, Operations } from "../../call";
import { requireStaff, type Staff } from "../access/require-staff";
import { opinionsOn, quizItems, ratingsOf, topicSteps } from "./course-figures";
import { programmeFigures } from "./figures";
import { peopleFilter } from "./people-query";

/** The figures of the programmes (rule: desk.programmes). */
export const programmeDesk: Pick<Operations<"desk">, "programmeFigures" | "courseFigures"> = {
  async programmeFigures(context, input) {
    const staff = await requireStaff(context, "programmes");
    const filters = figureFilters.parse(input);
    return { ...(await programmeFigures(context, staff, filters)), ...(await choicesFor(context, staff)) };
  },

  async courseFigures(context, input) {
    const staff = await requireStaff(context, "programmes");
    const filters = figureFilters.parse(input);
    const course = coursesFor(context, staff).find(({ id }) => id === filters.course);
    if (!course) return { course: null, topics: [], questions: [], ratings: [], averageRating: null, feedback: [], reasons: [] };
    const [topics, questions, ratings] = await Promise.all([
      topicSteps(context, staff, filters, course),
      quizItems(context, staff, filters, course),
      ratingsOf(context, staff, filters, course),
    ]);
    // Free texts may name people: a partner sees figures only.
    const texts = staff.role === "partner" ? { feedback: [], reasons: [] } : await opinionsOn(context, staff, filters, course);
    return { course: { value: course.id, label: course.name[context.language] }, topics, questions, ...ratings, ...texts };
  },
};

function coursesFor({ content }: CallContext, { areas }: Staff) {
  return content.courses.filter(({ id }) => !areas.courses || areas.courses.includes(id));
}

/** What can be chosen in the filters: within the area, and the campaigns by which its people came. */
async function choicesFor(context: CallContext, staff: Staff) {
  const { db, content, language } = context;
  const campaigns = await db
    .selectFrom("accounts")
    .select("utm_campaign")
    .distinct()
    .where("utm_campaign", "<>", "")
    .where(peopleFilter(db, staff, figureFilters.parse({})))
    .orderBy("utm_campaign")
    .limit(200)
    .execute();
  const states = content.places.states.filter(({ id }) => !staff.areas.states || staff.areas.states.includes(id));
  return {
    courses: coursesFor(context, staff).map(({ id, name }) => ({ value: id, label: name[language] })),
    campaigns: campaigns.map(({ utm_campaign }) => ({ value: utm_campaign, label: utm_campaign })),
    states: states.map((state) => ({ value: String(state.id), label: state[language] })),
  };
}
