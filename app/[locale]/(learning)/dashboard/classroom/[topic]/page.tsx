import type { Metadata } from "next";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { ClassroomSheet } from "@/components/learning/classroom/classroom-sheet";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; topic: string }> };

/** Read once for the head and the page. */
const readCard = cache(async (language: Language, topicId: string) =>
  (await visitorApi(language)).learning.readClassroomCard({ topicId, language }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, topic } = await params;
  const t = translatorFor(locale, "classroom");
  const answer = await readCard(locale, topic).catch(() => null);
  return { title: answer ? `${answer.card.topic_name}: ${t("title")}` : t("title") };
}

/** A card of the dashboard as a sheet to print, for the wall of the staff room. */
export default async function ClassroomPage({ params }: Props) {
  const { locale, topic } = await params;
  return renderOrErrorScreen(locale, async () => {
    const { card } = await resultOr(readCard(locale, topic), `/dashboard/classroom/${topic}`);
    const t = translatorFor(locale, "learning");
    return (
      <div className="container-page pb-10">
        <div className="no-print">
          <Breadcrumb
            crumbs={[{ label: t("myCourses"), href: "/dashboard" }, { label: card.topic_name }]}
            language={locale}
          />
        </div>
        <ClassroomSheet card={card} language={locale} />
      </div>
    );
  });
}
