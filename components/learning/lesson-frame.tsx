import type { ReactNode } from "react";
import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { TopicBar } from "./topic-bar";

/** The layout of reading pages: one bar, then the text, with the page list beside it on desktops. */
export function LessonFrame({ place, children }: { place: TopicAccess; children: ReactNode }) {
  return (
    <div className="reading">
      {place.section !== "quiz" && <TopicBar place={place} />}
      <div className="container-page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
        <article
          id="text"
          tabIndex={-1}
          className="measure mx-auto w-full pt-3 pb-8 lg:col-start-2 lg:row-start-1 lg:pt-8"
        >
          {children}
        </article>
        <StaticHtml
          as="aside"
          className="no-print hidden lg:col-start-1 lg:row-start-1 lg:block"
          id="lesson-parts"
          html={renderHtml(<BesideText place={place} />)}
        />
      </div>
    </div>
  );
}

function BesideText({ place }: { place: TopicAccess }) {
  return (
    <div className="sticky top-(--reading-bar) max-h-[calc(100dvh-var(--reading-bar)-var(--bottom-bar))] overflow-y-auto py-6">
      <LessonList place={place} />
    </div>
  );
}
