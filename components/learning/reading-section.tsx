import "@/components/ui/made/boards.css";
import "@/components/ui/made/exercises.css";
import "@/components/ui/made/scenes.css";

import type { CSSProperties, ReactNode } from "react";
import { hasDrill } from "@/components/layout/drill/beat";
import { DrillBeat } from "@/components/layout/drill/drill-beat";
import { ListenRow } from "@/components/layout/listen/listen-row";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import { afterFirstParagraph } from "@/components/ui/static-html/first-paragraph";
import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { Film } from "@/components/video";
import { type FileLink, topicFileLink } from "@/lib/api/content/kept-files";
import type { ReadingPage } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import type { TopicAccess } from "./load-topic";
import { endsModule, ModuleEnd } from "./module-end";
import { StepLinks } from "./step-links";
import { addressBefore, leavesTopic, wayOn } from "./steps";
import { ShortPages, UnreadPages } from "./unread-pages";

type Place = { place: TopicAccess };

/** A page of the primary reading: film, text and survey form. Parts that no script changes are finished HTML. */
export async function ReadingSection({ place, survey }: Place & { survey: ReactNode }) {
  const { reading, topic, page, language, record } = place;
  if (!reading) return null;
  const file = await topicFileLink(topic._id, language);
  // A film stands below the first paragraph, so that a page begins with text; else it comes first.
  const [opening, rest] = reading.video_url ? afterFirstParagraph(reading.content) : [reading.content, ""];
  return (
    <>
      <ListenRow
        language={language}
        of="#lesson-text, #lesson-rest"
        html={`${reading.title || topic.name} ${reading.content}`}
        recording={reading.recording}
        below="reading bar"
      >
        {/* On a desktop the list of pages beside the text names the topic. */}
        {reading.title && <p className="text-small leading-snug font-semibold lg:hidden">{topic.name}</p>}
        <p className="text-small font-semibold text-ink-soft">
          {translatorFor(language, "learning")("pageOf", { page, pages: topic.primary_pages })}
        </p>
      </ListenRow>
      {record.open_page_needs?.again && <PageNeeds place={place} className="mt-1 mb-3" />}
      <StaticHtml id="lesson-text" html={renderHtml(<Opening place={place} title={reading.title} html={opening} />)} />
      {reading.video_url && <VideoPart reading={reading} src={reading.video_url} language={language} />}
      {rest && <StaticHtml id="lesson-rest" html={renderHtml(<Prose html={rest} language={language} />)} />}
      {hasDrill(reading.content) && <DrillBeat />}
      {survey}
      <StaticHtml id="lesson-end" html={renderHtml(<End place={place} file={file} />)} />
    </>
  );
}

function Opening({ place: { topic, language }, title, html }: Place & { title: string; html: string }) {
  return (
    <>
      <h1>{title || topic.name}</h1>
      <Prose html={html} language={language} />
    </>
  );
}

function End({ place, file }: Place & { file: FileLink | null }) {
  const { topic, page, language, record, subtopics } = place;
  const formPage = subtopics.findLast((each) => each.icon === "form")?.page;
  const next = wayOn(topic, "primary", page, record, formPage);
  return (
    <>
      {endsModule(place, leavesTopic(next)) && <ModuleEnd place={place} />}
      {next.kind === "conclusion" && (
        <LinkButton href="/" look="quiet" size="small" className="no-print mt-4">
          {translatorFor(language, "learning")("homePage")}
        </LinkButton>
      )}
      <PassOn place={place} file={file} />
      {next.kind === "unread" ? <UnreadPages place={place} /> : <ShortPages place={place} />}
      <PageNeeds place={place} />
      <StepLinks language={language} next={next} previous={addressBefore(topic, "primary", page)} />
    </>
  );
}

/** Its HTML was sanitised when the content was loaded. */
function Prose({ html, language }: { html: string; language: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return html && <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The film of a video page with its transcript below, for visitors who cannot load or hear it. */
function VideoPart({ reading, src, language }: { reading: ReadingPage; src: string; language: Language }) {
  const t = translatorFor(language, "surveys");
  return (
    <div className="no-print mt-4">
      <Film
        src={src}
        title={reading.video_title ?? reading.title}
        language={language}
        transcript={
          reading.video_transcript ? (
            <details className="mt-3 rounded-card border border-hairline bg-white px-4">
              <summary className="min-h-12 py-3 font-semibold">{t("transcript")}</summary>
              <div
                lang={language}
                className="prose pb-4"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
                dangerouslySetInnerHTML={{ __html: reading.video_transcript }}
              />
            </details>
          ) : undefined
        }
      />
    </div>
  );
}

/** Sends others to the lesson's course, because a lesson opens only to its learners, or keeps it as a file. */
function PassOn({ place: { topic, language }, file }: { place: TopicAccess; file: FileLink | null }) {
  const t = translatorFor(language, "share");
  const text = t("topic", { topic: topic.name, course: topic.course_name });
  const address = `${settings().portalUrl}/info/course/${topic.course_id}?language=${language}`;
  return (
    <details className="no-print group mt-6 rounded-card border border-hairline bg-white">
      <summary className="flex min-h-12 items-center gap-2 px-4 py-2 font-semibold">
        {t("topicTitle")}
        <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-t border-hairline p-4">
        <WhatsAppLink address={address} text={text} language={language} />
        <WebShare address={address} text={text} language={language} />
        {file && <KeepAsFile file={file} kind="topic" language={language} />}
      </div>
    </details>
  );
}

type PageNeedsProps = { place: Pick<TopicAccess, "language" | "record">; className?: string };

/**
 * For how many seconds the open page must stay open to count as read (rule: topic.read-first). The line is gone when
 * they are over (reading.css), so that somebody who reads to its end does not meet it; renders nothing on a page that
 * counts.
 */
export function PageNeeds({ place: { language, record }, className = "mt-4" }: PageNeedsProps) {
  const needs = record.open_page_needs;
  if (!needs) return null;
  const { seconds, again } = needs;
  return (
    <p
      className={`page-needs timed no-print text-small text-ink-soft ${className}`}
      style={{ "--needs": `${seconds}s` } as CSSProperties}
    >
      {translatorFor(language, "learning")(again ? "needsAgain" : "needsFirst", { seconds })}
    </p>
  );
}
