import { Fragment, type ReactNode } from "react";
import type { Person } from "@/lib/contract/desk/people";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export function CourseProgress({ courses, language }: { courses: Person["courses"]; language: Language }) {
  const t = translatorFor(language, "desk");
  if (courses.length === 0) return <p className="mt-2 text-ink-soft">{t("talk.noCourses")}</p>;
  return (
    <ul className="mt-2 grid gap-3">
      {courses.map(({ id, name, percent, status, enrolledAt, topic }) => (
        <li key={id}>
          <p>{name}</p>
          <div className="mt-1 h-2 overflow-hidden rounded-full bg-peacock-tint" aria-hidden="true">
            <div className="h-full bg-peacock" style={{ width: `${percent}%` }} />
          </div>
          <p className="mt-2 text-small text-ink-soft">
            {status === "Completed"
              ? `${t("talk.completed")} · `
              : topic
                ? `${t("talk.at", { topic })} · `
                : `${t("talk.notBegun")} · `}
            {t("talk.percent", { percent })} · {t("talk.enrolled", { date: dayMonthYear(enrolledAt, language) })}
          </p>
        </li>
      ))}
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

/** A text whose addresses break at their own signs (after @, before a full stop), and not inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
