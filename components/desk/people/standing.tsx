import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Person } from "@/lib/contract/desk/people";
import { dateAndTime, daysAgo, hoursSince } from "@/lib/platform/i18n/dates";
import type { Part } from "../desk-page";
import { reviewAddress } from "../links";

type Props = Pick<Part, "language" | "t"> & {
  person: Pick<Person, "accountId" | "invited" | "waitsSince" | "reviews" | "courses">;
};

/** Says whether the person needs help, and why; otherwise when the person was last active (rule: desk.people). */
export function Standing(props: Props) {
  const { person, t, language } = props;
  const needs = needsOf(props);
  const needsHelp = needs.length > 0;
  const latest = latestActivity(person.courses);
  return (
    <div className="person-standing" data-needs={needsHelp}>
      <Icon name={needsHelp ? "warning" : "check"} />
      <div>
        <p className="font-semibold">{t(needsHelp ? "person.needs" : "person.needsNothing")}</p>
        {needsHelp ? <ul>{needs}</ul> : latest && <p>{t("person.activeAgo", { ago: daysAgo(latest, language) })}</p>}
      </div>
    </div>
  );
}

/** From this many days without a page or work on, an unfinished course is a reason to ask. */
const quietDays = 14;

/** An answer, a review, that the invitation is accepted, or a question after a long time. */
export function needsOf({
  person: { accountId, invited, waitsSince, reviews, courses },
  t,
  language,
}: Props): ReactNode[] {
  const open = courses.filter(({ status }) => status !== "Completed");
  const latest = latestActivity(open);
  const since =
    latest ||
    open
      .map(({ enrolledAt }) => enrolledAt)
      .sort()
      .at(-1);
  const days = since ? Math.floor(hoursSince(since) / 24) : 0;
  return [
    waitsSince && (
      <li key="waits">
        <a href={`/desk/messages/${accountId}`} className="font-semibold">
          {t("person.waits", { time: dateAndTime(waitsSince, language) })}
        </a>
      </li>
    ),
    ...reviews.map(({ enrollmentId, moduleId, course, module }) => (
      <li key={`${enrollmentId} ${moduleId}`}>
        <a href={reviewAddress(enrollmentId, moduleId)} className="font-semibold">
          {t("person.review", { work: module ? `${course}, ${module}` : course })}
        </a>
      </li>
    )),
    invited && <li key="invited">{t("person.invitedNote")}</li>,
    !invited && days >= quietDays && <li key="quiet">{t(latest ? "person.quiet" : "person.notBegun", { days })}</li>,
  ].filter(Boolean);
}

function latestActivity(courses: Person["courses"]): string {
  return (
    courses
      .map(({ activeAt }) => activeAt)
      .sort()
      .at(-1) ?? ""
  );
}
