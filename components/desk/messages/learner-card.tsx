import type { Conversation } from "@/lib/contract/desk/messages";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CourseProgress } from "../course-progress";
import { PersonFacts } from "../person-facts";

/** The author of a conversation: place, profession, courses and progress. */
export function LearnerCard({ conversation, language }: { conversation: Conversation; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <section aria-labelledby="learner" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="learner" className="text-[1.15rem]">
        {conversation.name}
      </h2>
      <PersonFacts
        facts={[
          [t("talk.place"), conversation.place],
          [t("talk.profession"), conversation.profession],
          [t("talk.email"), conversation.username],
          [t("talk.language"), languageFacts[conversation.language].name],
        ]}
      />
      <h3 className="mt-4 text-[1rem]">{t("talk.courses")}</h3>
      <CourseProgress courses={conversation.courses} language={language} />
    </section>
  );
}
