import { getTranslations } from "next-intl/server";
import type { TopicPlace } from "./load-topic";
import { StepLinks } from "./step-links";
import { addressBefore, stepAfter } from "./steps";

/** One page of the primary reading. Its HTML was sanitised when the content was loaded. */
export async function ReadingSection({ place }: { place: TopicPlace }) {
  const { reading, topic, page, language } = place;
  const t = await getTranslations("learning");
  if (!reading) return null;
  const next = stepAfter(topic, "primary", page);
  const opensLocked = (next.kind === "topic" || next.kind === "course") && place.record.status !== "Completed";
  return (
    <>
      <p className="text-[0.9em] font-semibold text-ink-soft">{t("pageOf", { page, pages: topic.primary_pages })}</p>
      <h1>{reading.title || topic.name}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: reading.content }} />
      <StepLinks next={opensLocked ? { kind: "course", href: `/view/course/${topic.course_id}` } : next} previous={addressBefore(topic, "primary", page)} />
    </>
  );
}
