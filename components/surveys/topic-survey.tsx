import { getTranslations } from "next-intl/server";
import type { TopicAccess } from "@/components/learning";
import { SurveySection } from "./survey-section";

/** The survey form of a reading page; renders nothing for a page without one. */
export async function TopicSurvey({ place: { reading, topic, page, language, answers } }: { place: TopicAccess }) {
  if (!reading?.form_data) return null;
  const t = await getTranslations("surveys");
  return (
    <SurveySection
      of={{ topicId: topic._id, page }}
      language={language}
      html={reading.form_data}
      answers={answers}
      title={t("title")}
      reviewed={topic.course_completion_review === 1}
    />
  );
}
