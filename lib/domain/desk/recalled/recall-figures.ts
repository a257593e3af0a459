import { sql } from "kysely";
import type { Recalled } from "../../../contract/desk/programmes";
import type { CallContext } from "../../call";
import { type CourseQuery, type PublishedQuery, peopleOfCourse } from "../programmes/course-figures";
import { figureRows, peopleFilter } from "../programmes/people-query";
import { atMostWhole, publishedShare } from "../programmes/small-groups";
import { recalledTopics } from "../week/copy-week";

/** How many still know a course's topics after 30 days (rule: recall.figures): the course, then each topic. */
export async function recalledIn(context: CallContext, query: PublishedQuery): Promise<Recalled[]> {
  const { course, publish } = query;
  const people = peopleOfCourse(context, query);
  const counts = await countRecalled(context, query);
  const row = (topic: string, name: string): Recalled[] => {
    const count = counts.get(topic);
    if (!count) return [];
    const group = { ...people, recalled: topic };
    const asked = publish(count.asked, group);
    // That somebody was asked about a topic shows where enough people were.
    if (asked === null) return [];
    const known = atMostWhole(publish(count.known, { ...group, known: "yes" }), asked);
    return [{ topic: name, asked, known, share: publishedShare(known, asked) }];
  };
  return [...row("", ""), ...course.topics.flatMap(({ id, name }) => row(id, name[context.language]))];
}

/** By topic, and with an empty one for the whole course. */
async function countRecalled({ db }: Pick<CallContext, "db">, { staff, filters, course }: CourseQuery) {
  const ofToday = sql`(
    select asked.topic_id, asked.known, people.* from figure_people as people
    join (${recalledTopics(sql`enrollments.course_id = ${course.id}`)}) as asked on asked.account_id = people.account_id and asked.course_id = people.course_id) as figure_recalled`;
  const { rows } = await sql<{ topic_id: string; asked: string | number; known: string | number }>`
    select topic_id, count(*) as asked, sum(known) as known
    from ${staff.role === "partner" ? figureRows("recalled", staff) : ofToday}
    where course_id = ${course.id} and ${peopleFilter("figure_recalled", staff, filters)} group by topic_id`.execute(
    db,
  );
  return new Map(rows.map(({ topic_id, asked, known }) => [topic_id, { asked: Number(asked), known: Number(known) }]));
}
