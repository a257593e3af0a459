import { type Expression, sql } from "kysely";
import { type Dimension, type FigureFilters, type FigureRow, type Figures, type Measure, measures } from "../../../contract/desk/programmes";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { coursesOf, ofCourses, peopleFilter } from "./people-query";
import { withoutSmallGroups } from "./small-groups";

const columns: Record<Dimension, Expression<string | number | null>> = {
  state: sql.ref("accounts.state_id"),
  district: sql.ref("accounts.district"),
  block: sql.ref("accounts.block"),
  institution: sql.ref("accounts.employment_sector"),
  profession: sql.ref("accounts.profession"),
  gender: sql.ref("accounts.gender"),
  language: sql.ref("accounts.language_preference"),
  campaign: sql.ref("accounts.utm_campaign"),
  source: sql.ref("accounts.utm_source"),
  month: sql`substr(accounts.created_at, 1, 7)`,
};

type Counted = { value: string; counts: Record<Measure, number> };

/** How many people each group has at each step, small groups removed. Each person counts once in each column. */
export async function programmeFigures(context: CallContext, staff: Staff, filters: FigureFilters): Promise<{ rows: FigureRow[]; total: Figures }> {
  const groups = await countPeople(context, staff, filters);
  const order = filters.by === "month" ? byValue : bySize;
  const sorted = groups.sort(order);
  const byMeasure = Object.fromEntries(
    measures.map((measure) => {
      const column = sorted.map(({ counts }) => counts[measure]);
      return [
        measure,
        withoutSmallGroups(
          column,
          column.reduce((all, count) => all + count, 0),
        ),
      ];
    }),
  ) as Record<Measure, ReturnType<typeof withoutSmallGroups>>;
  const figuresAt = (index: number) => Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].column[index] ?? null])) as Figures;
  return {
    rows: sorted.map(({ value }, index) => ({ label: labelOf(context, filters.by, value), figures: figuresAt(index) })),
    total: Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].total])) as Figures,
  };
}

const bySize = (one: Counted, other: Counted) => other.counts.registered - one.counts.registered || byValue(one, other);
const byValue = (one: Counted, other: Counted) => one.value.localeCompare(other.value);

async function countPeople({ db, now }: CallContext, staff: Staff, filters: FigureFilters): Promise<Counted[]> {
  const weekAgo = utc(now).subtract(7, "days").toISOString();
  const courses = coursesOf(staff, filters);
  const people = (condition: Expression<unknown>) => sql<number | string>`count(distinct case when ${condition} then accounts.id end)`;
  const group = columns[filters.by];
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("enrollments", (join) =>
      join.onRef("enrollments.account_id", "=", "accounts.id").on("enrollments.status", "<>", "Unenrolled").on(ofCourses("enrollments.course_id", courses)),
    )
    .leftJoin("certificates", (join) => join.onRef("certificates.enrollment_id", "=", "enrollments.id").on("certificates.withdrawn_at", "is", null))
    .select([
      sql<string | number | null>`${group}`.as("value"),
      sql<number | string>`count(distinct accounts.id)`.as("registered"),
      people(sql`enrollments.id is not null`).as("enrolled"),
      people(sql`enrollments.current_topic_id is not null or enrollments.status = 'Completed'`).as("started"),
      people(sql`enrollments.page_opened_at >= ${weekAgo} or enrollments.completed_at >= ${weekAgo}`).as("active"),
      people(sql`enrollments.status = 'Completed'`).as("completed"),
      people(sql`certificates.id is not null`).as("certificates"),
    ])
    .where(peopleFilter(db, staff, filters))
    .groupBy(sql`${group}`)
    .execute();
  return rows.map(({ value, ...counts }) => ({
    value: value === null ? "" : String(value),
    counts: Object.fromEntries(measures.map((measure) => [measure, Number(counts[measure])])) as Record<Measure, number>,
  }));
}

/** The value in the caller's language; what the portal does not know shows as it is stored. */
function labelOf({ content, language }: CallContext, by: Dimension, value: string): string {
  if (by === "state") return content.places.states.find(({ id }) => String(id) === value)?.[language] ?? value;
  if (by === "district") return districtName({ content }, value, language);
  const known: Record<string, string> | undefined = wordsFor(by, language);
  return known?.[value] ?? value;
}

function districtName({ content }: Pick<CallContext, "content">, value: string, language: Language): string {
  for (const districts of content.places.districts.values()) {
    const found = districts.find(({ en }) => en === value);
    if (found) return found[language];
  }
  return value;
}

function wordsFor(by: Dimension, language: Language): Record<string, string> | undefined {
  const { accounts, profile, desk } = messagesIn(language);
  if (by === "gender") return accounts.genders;
  if (by === "profession") return accounts.professions;
  if (by === "institution") return profile.sectors;
  return by === "language" ? desk.figures.languages : undefined;
}
