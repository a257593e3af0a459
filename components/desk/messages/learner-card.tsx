import type { Conversation } from "@/lib/contract/desk/messages";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Who asks: place, profession, courses and progress. */
export function LearnerCard({ conversation, language }: { conversation: Conversation; language: Language }) {
  const t = translatorFor(language, "desk");
  const facts = [
    [t("talk.place"), conversation.place],
    [t("talk.profession"), conversation.profession],
    [t("talk.email"), conversation.username],
    [t("talk.language"), languageFacts[conversation.language].name],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="learner" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="learner" className="text-[1.15rem]">
        {conversation.name}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.95em]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4 text-[1rem]">{t("talk.courses")}</h3>
      {conversation.courses.length === 0 && <p className="text-ink-soft">{t("talk.noCourses")}</p>}
      <ul className="mt-1 grid gap-2">
        {conversation.courses.map(({ id, name, percent, enrolledAt }) => (
          <li key={id}>
            <p>{name}</p>
            <div className="mt-1 h-2 overflow-hidden rounded-full bg-peacock-tint" aria-hidden="true">
              <div className="h-full bg-peacock" style={{ width: `${percent}%` }} />
            </div>
            <p className="text-[0.85em] text-ink-soft">
              {t("talk.percent", { percent })} · {t("talk.enrolled", { date: dayMonthYear(enrolledAt, language) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
