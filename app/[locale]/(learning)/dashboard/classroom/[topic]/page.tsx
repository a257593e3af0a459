import "@/components/learning/classroom/classroom-sheet.css";
import { cache } from "react";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { visitorPage } from "@/components/pages/visitor-page";
import { PrintButton } from "@/components/ui/print-button";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { ClassroomCard } from "@/lib/contract/classroom";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Read once for the head and the page. */
const readCard = cache(async (language: Language, topicId: string) =>
  (await visitorApi(language)).learning.readClassroomCard({ topicId, language }),
);

export const generateMetadata = foundMetadata<"topic">(async ({ language, params: { topic } }) => {
  const t = translatorFor(language, "classroom");
  const answer = await readCard(language, topic).catch(() => null);
  return { title: answer ? `${answer.card.topic_name}: ${t("title")}` : t("title") };
});

/** A card of the dashboard as a sheet to print, for the wall of the staff room. */
export default visitorPage<"topic">(async ({ language, params: { topic } }) => {
  const { card } = await resultOr(readCard(language, topic), `/dashboard/classroom/${topic}`);
  return (
    <div className="container-page pb-10">
      <div className="no-print">
        <LearnerCrumbs page={card.topic_name} language={language} />
      </div>
      <ClassroomSheet card={card} language={language} />
    </div>
  );
});

/** One proposal as a sheet to print, without the learner's note. */
function ClassroomSheet({ card, language }: { card: ClassroomCard; language: Language }) {
  const t = translatorFor(language, "classroom");
  return (
    <div className="mx-auto max-w-[46rem]">
      <div className="no-print mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrintButton label={t("print")} />
        <p className="text-small text-ink-soft">{t("printHint")}</p>
      </div>
      <article className="classroom-sheet rounded-card border border-hairline bg-white px-4 py-6 sm:px-10 sm:py-8">
        <div className="band" aria-hidden="true" />
        <p className="mt-4 font-semibold text-ink-soft">{t("title")}</p>
        <h1>{card.topic_name}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
        <div lang={language} className="prose mt-4 text-lead" dangerouslySetInnerHTML={{ __html: card.text }} />
        <p className="mt-6 border-t border-hairline pt-2 text-small text-ink-soft">{card.course_name}</p>
      </article>
    </div>
  );
}
