import type { ReactNode } from "react";
import { Signed } from "@/components/ui/drawn-signs";
import type { Person } from "@/lib/contract/desk/people";
import { dayMonthYear, daysAgo } from "@/lib/platform/i18n/dates";
import { Breakable } from "./breakable";
import type { Part } from "./desk-page";

export function CourseProgress({ courses, t, language }: Part & { courses: Person["courses"] }) {
  if (courses.length === 0) return <p className="mt-2 text-ink-soft">{t("talk.noCourses")}</p>;
  return (
    <ul className="mt-2 grid gap-5">
      {courses.map(({ id, name, percent, status, enrolledAt, topic, activeAt }) => {
        const isDone = status === "Completed";
        return (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0">{t("talk.percent", { percent })}</span>
            </p>
            <div className="mt-1 h-2 overflow-hidden rounded-full bg-peacock-tint" aria-hidden="true">
              <div className={`h-full ${isDone ? "bg-leaf" : "bg-peacock"}`} style={{ width: `${percent}%` }} />
            </div>
            <p className={`mt-2 leading-snug ${isDone ? "font-semibold text-leaf" : ""}`}>
              <Signed sign="check">{isDone && t("talk.completed")}</Signed>
              {!isDone && (topic ? t("talk.at", { topic }) : t("talk.notBegun"))}
            </p>
            <PersonFacts
              facts={[
                [t("talk.active"), activeAt && `${dayMonthYear(activeAt, language)} (${daysAgo(activeAt, language)})`],
                [t("talk.enrolled"), dayMonthYear(enrolledAt, language)],
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Facts about a person as pairs of name and value; unknown ones are left out. */
export function PersonFacts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-break-word">{typeof value === "string" ? <Breakable text={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
