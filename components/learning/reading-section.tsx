import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import type { TopicAccess } from "./load-topic";
import { endsModule, ModuleEnd } from "./module-end";
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
  const [opening, rest] = afterFirstParagraph(reading.content);
  const next = wayOn(topic, "primary", page, record, formPage);
  return (
    <>
      <p className="text-[0.9em] font-semibold text-ink-soft">{t("learning.pageOf", { page, pages: topic.primary_pages })}</p>
      <h1>{reading.title || topic.name}</h1>
      {reading.video_url ? (
        <>
          <Prose html={opening} language={language} />
          <VideoPart reading={reading} src={reading.video_url} language={language} />
          <Prose html={rest} language={language} />
        </>
      ) : (
        <Prose html={reading.content} language={language} />
      )}
      {survey}
      {endsModule(place, next.kind === "topic" || next.kind === "conclusion") && <ModuleEnd place={place} />}
      {next.kind === "conclusion" && (
        <LinkButton href="/" look="quiet" size="small" className="mt-4">
          {t("learning.homePage")}
        </LinkButton>
      )}
      {next.kind === "unread" && <UnreadPages place={place} />}
      <StepLinks next={next} previous={addressBefore(topic, "primary", page)} />
    </>
  );
}

function Prose({ html, language }: { html: string; language: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return html && <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A film stands below the first paragraph, so that a page begins with its text. Without a paragraph at the beginning the film comes first. */
function afterFirstParagraph(html: string): [string, string] {
  const end = /^\s*<p[ >]/.test(html) ? html.indexOf("</p>") + "</p>".length : 0;
  return [html.slice(0, end), html.slice(end)];
}
