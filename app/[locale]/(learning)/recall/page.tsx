import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { visitorPage } from "@/components/pages/visitor-page";
import { recallAddress } from "@/components/recall/place";
import { RecallScreen } from "@/components/recall/recall-screen";
import type { ApiClient } from "@/lib/api/backend";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("recall", "title");

/** The questions that the learner is asked again today (rule: recall.day). */
export default visitorPage(async ({ language, searchParams }) => {
  const place = { token: null };
  const api = await visitorApi(language);
  const query = await searchParams;
  const today = await resultOr(api.recall.today({ language }), recallAddress(place));
  const isOver = today.questions.length === 0 && !query.shown;
  return (
    <RecallScreen
      crumbs={<LearnerCrumbs page={translatorFor(language, "recall")("title")} language={language} />}
      today={today}
      place={place}
      language={language}
      query={query}
      practice={isOver ? await findPractice(api, language) : null}
    />
  );
});

/** The completed topics of a course, where their quizzes can be repeated. */
async function findPractice(api: ApiClient, language: Language): Promise<string | null> {
  const { data } = await resultOr(
    api.learning.myCourses({ query: { language }, body: {} }),
    recallAddress({ token: null }),
  );
  const course = data.find(({ topics }) => topics.some(({ status }) => status === "Completed"));
  return course ? `/my-courses/${course.slug}#completed` : null;
}
