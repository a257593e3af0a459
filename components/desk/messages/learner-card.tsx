import type { Conversation } from "@/lib/contract/desk/messages";
import { type Language, languageNameIn } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CourseProgress, PersonFacts } from "../course-progress";

/** The author of a conversation: how to call, school, place, profession, stage in each course, and certificates. */
export function LearnerCard({ conversation, language }: { conversation: Conversation; language: Language }) {
  const t = translatorFor(language, "desk");
  const { accountId, mobile, institution, certificates, canSeePerson } = conversation;
  return (
    <section aria-labelledby="learner" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="learner" className="text-lead">
        {canSeePerson ? <a href={`/desk/people/${accountId}`}>{conversation.name}</a> : conversation.name}
      </h2>
      {mobile && (
        <p>
          <a href={`tel:${mobile.replace(/[^+\d]/g, "")}`} className="inline-flex min-h-11 items-center font-semibold">
            {t("talk.call", { mobile })}
          </a>
        </p>
      )}
      <PersonFacts
        facts={[
          [t("people.institution"), institution],
          [t("talk.place"), conversation.place],
          [t("talk.profession"), conversation.profession],
          [t("talk.email"), conversation.username],
          [t("talk.language"), languageNameIn(language, conversation.language)],
        ]}
      />
      <h3 className="mt-4 text-body">{t("talk.courses")}</h3>
      <CourseProgress courses={conversation.courses} language={language} />
      {certificates.length > 0 && (
        <>
          <h3 className="mt-4 text-body">{t("person.certificates")}</h3>
          <ul>
            {certificates.map(({ id, number, of }) => (
              <li key={id}>
                <a href={`/certificate/${id}`} className="inline-flex min-h-11 items-center gap-2">
                  {of} <span className="text-small text-ink-soft">{number}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
