import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { TopicAccess } from "./load-topic";
import { StepLinks } from "./step-links";
import { addressBefore, wayOn } from "./steps";
import { UnreadPages } from "./unread-pages";
import { VideoPart } from "./video-part";

/** One page of the primary reading: film, text and the given survey form, as far as it has them. Its HTML was sanitised when the content was loaded. */
export async function ReadingSection({ place, survey }: { place: TopicAccess; survey: ReactNode }) {
  const { reading, topic, page, language, record, subtopics } = place;
  const t = await getTranslations();
  if (!reading) return null;
  const formPage = subtopics.findLast((each) => each.icon === "form")?.page;
  const next = wayOn(topic, "primary", page, record, formPage);
  return (
    <>
      <p className="text-[0.9em] font-semibold text-ink-soft">{t("learning.pageOf", { page, pages: topic.primary_pages })}</p>
      <h1>{reading.title || topic.name}</h1>
      {reading.video_url && <VideoPart reading={reading} src={reading.video_url} language={language} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: reading.content }} />
      {survey}
      {next.kind === "conclusion" && (
        <LinkButton href="/" look="quiet" size="small" className="mt-4">
          {t("learning.homePage")}
        </LinkButton>
      )}
      {next.kind === "unread" && <UnreadPages place={place} />}
      <StepLinks next={next} previous={addressBefore(topic, "primary", page)} place={place} />
    </>
  );
}
