import type { ReactNode } from "react";
import { TopicMotifs } from "@/components/articles";
import type { Home } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ClosingAction } from "./closing-action";
import styles from "./page-section.module.css";

type Props = { page: string; kind: "advantage" | "partners"; language: Language };

/** A part of the home page whose HTML is published under its own page key. */
export async function PageSection({ page, kind, language }: Props) {
  const { data } = await publicApi(language).pages.staticPage({ p: page, language });
  return (
    <section className={kind === "advantage" ? "border-y border-hairline bg-white" : undefined}>
      <div
        className={`container-page py-6 lg:py-10 ${styles[kind]}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded
        dangerouslySetInnerHTML={{ __html: data.content }}
      />
    </section>
  );
}

export function Audience({ audience, language }: { audience: Home["audience"]; language: Language }) {
  return (
    <section aria-labelledby="audience" className="container-page pt-6 lg:pt-14">
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[5fr_6fr]">
        <h2 id="audience">{audience.title[language]}</h2>
        <p>{audience.text[language]}</p>
      </div>
    </section>
  );
}

type CoreIssuesProps = { issues: { slug: string; name: string }[]; title: string; lead: string; search: ReactNode };

export function CoreIssues({ issues, title, lead, search }: CoreIssuesProps) {
  return (
    <section aria-labelledby="core-issues" className="container-page py-6 lg:py-14">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[5fr_4fr]">
        <div>
          <h2 id="core-issues">{title}</h2>
          <p className="mt-1 max-w-2xl">{lead}</p>
        </div>
        {search}
      </div>
      {/* Far down on the page. The browser lays it out and loads its pictures when a reader comes near. */}
      <div className="-mx-2 mt-4 p-2 [contain-intrinsic-height:auto_24rem] [content-visibility:auto] pair:[contain-intrinsic-height:auto_35rem] lg:mt-6 lg:[contain-intrinsic-height:auto_27rem]">
        <TopicMotifs topics={issues} label={title} />
      </div>
    </section>
  );
}

export function Closing({ closing, language }: { closing: Home["closing"]; language: Language }) {
  return (
    <section aria-labelledby="closing" className="container-page pt-6 lg:pt-14">
      <div className="overflow-hidden rounded-card border border-marigold bg-haldi">
        <div className="band" />
        <div className="grid items-center gap-5 px-5 py-5 md:grid-cols-[1fr_auto] md:gap-8 lg:gap-12 lg:px-10 lg:py-9">
          <div>
            <h2 id="closing">{closing.title[language]}</h2>
            <p className="mt-2">{closing.text[language]}</p>
          </div>
          <ClosingAction guest={closing.action[language]} learner={translatorFor(language, "home")("closingLearner")} />
        </div>
      </div>
    </section>
  );
}
