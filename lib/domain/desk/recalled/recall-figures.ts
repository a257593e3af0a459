import { sql } from "kysely";
import type { Recalled } from "../../../contract/desk/programmes";
import type { CallContext } from "../../call";
import { type CourseQuery, type PublishedQuery, peopleOfCourse } from "../programmes/course-figures";
import { peopleFilter } from "../programmes/people-query";
import { atMostWhole, publishedShare } from "../programmes/small-groups";

type Counts = { asked: number; known: number };

/**
 * How many people still know the topics of a course after 30 days (rule: recall.figures): the whole course first, then
 * each topic of which somebody was asked.
 */
export async function recalledIn(context: CallContext, query: PublishedQuery): Promise<Recalled[]> {
  const { course, publish } = query;
  const people = peopleOfCourse(context, query);
  const counts = await countRecalled(context, query);
  const row = (topic: string, name: string): Recalled[] => {
    const count = counts.get(topic);
    if (!count) return [];
    const group = { ...people, recalled: topic };
    const asked = publish(count.asked, group);
    const known = atMostWhole(publish(count.known, { ...group, known: "yes" }), asked);
    return [{ topic: name, asked, known, share: publishedShare(known, asked) }];
  };
  return [...row("", ""), ...course.topics.flatMap(({ id, name }) => row(id, name[context.language]))];
}

/**
 * By topic, and with an empty one for the whole course. A person knows it with more than half of the first answers after
 * 30 days right.
 */
async function countRecalled(
  { db }: Pick<CallContext, "db">,
  { staff, filters, course }: CourseQuery,
): Promise<Map<string, Counts>> {
  const answered = sql`
    from figure_people
    join enrollments on enrollments.account_id = figure_people.account_id and enrollments.course_id = figure_people.course_id
    join recall_cards on recall_cards.enrollment_id = enrollments.id
    where figure_people.course_id = ${course.id} and recall_cards.known is not null
      and ${peopleFilter("figure_people", staff, filters)}`;
  const answers = sql`sum(recall_cards.known) as correct, count(*) as answers`;
  const { rows } = await sql<{ topic_id: string; asked: string | number; known: string | number }>`
    select topic_id, count(*) as asked, sum(case when 2 * correct > answers then 1 else 0 end) as known from (
      select recall_cards.topic_id, figure_people.account_id, ${answers} ${answered}
        group by recall_cards.topic_id, figure_people.account_id
      union all
      select '' as topic_id, figure_people.account_id, ${answers} ${answered} group by figure_people.account_id
    ) as people group by topic_id`.execute(db);
  return new Map(rows.map(({ topic_id, asked, known }) => [topic_id, { asked: Number(asked), known: Number(known) }]));
}
