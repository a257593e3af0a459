import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { Faqs } from "@/components/courses";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import type { PageKey } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { findPage, loadPageHtml } from "./find-page";
import { type PageSection, sectionsOf } from "./sections-of";

export type StaticPageProps = { params: Promise<{ locale: Language }> };

export function staticMetadata(key: PageKey) {
  return async ({ params }: StaticPageProps): Promise<Metadata> => {
    const { locale: language } = await params;
    const { address, title, description } = findPage(key);
    return pageMetadata({ language, path: address, title: title[language], description: description[language] });
  };
}

type Props = {
  page: PageKey;
  language: Language;
  /**
   * Shown beside the text on a wide screen, above it on a phone. On a folded page it is small, and not on a phone: its
   * lists begin below the few words beside it.
   */
  aside?: ReactNode;
  /** Shown below `aside` on a wide screen, at the end on a phone. */
  action?: ReactNode;
  /**
   * The first step, shown on a phone below the text before the first section. That text then replaces the page's
   * description.
   */
  firstStep?: ReactNode;
  /**
   * Folds the sections of the text below their headings, which are the list to jump; what stands before them then
   * replaces the page's description.
   */
  folded?: boolean;
  /** Links to the folded sections in place of the page's description, where `first` moves the sections down. */
  withLinks?: boolean;
  /** Shown between what stands before the sections and the sections, as wide as the page. */
  first?: ReactNode;
  children?: ReactNode;
  about?: Exclude<Thing, string>[];
};

export async function StaticPage({
  page,
  language,
  aside,
  action,
  firstStep,
  folded = false,
  withLinks = false,
  first,
  children,
  about = [],
}: Props) {
  const html = await loadPageHtml(page, language);
  const { address, title, description } = findPage(page);
  const { opening, sections } = sectionsOf(html);
  const opens = Boolean((folded || firstStep) && opening);
  const besideText = folded
    ? "lg:grid lg:grid-cols-[minmax(0,1fr)_14rem] lg:gap-x-12"
    : "grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]";
  return (
    <div className="container-page">
      {about.length > 0 && <StructuredData data={{ "@context": "https://schema.org", "@graph": about }} />}
      <Breadcrumb crumbs={[{ label: title[language] }]} path={address} language={language} />
      <div className={aside ? besideText : ""}>
        <div className="max-w-[40rem]">
          <h1>{title[language]}</h1>
          {opens ? (
            <div className="mt-3">
              <Prose html={opening} />
            </div>
          ) : (
            !withLinks && <p className="mt-3 text-lead text-ink-soft">{description[language]}</p>
          )}
          {withLinks && <JumpRow label={translatorFor(language, "course")("parts")} sections={sections} />}
          {firstStep && <p className="mt-4 lg:hidden">{firstStep}</p>}
        </div>
        {aside && (
          <div
            className={
              folded
                ? "max-lg:hidden"
                : "max-w-[40rem] max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2"
            }
          >
            <div>{aside}</div>
            {action && <div className="max-lg:order-last">{action}</div>}
          </div>
        )}
        {(!folded || children) && (
          <div className={`max-w-[40rem] ${aside ? "" : "mt-6"}`}>
            {!folded && <Prose html={opens ? html.trimStart().slice(opening.length) : html} />}
            {children}
          </div>
        )}
      </div>
      {first}
      {folded && sections.length > 0 && (
        <div className="mt-6 gap-x-12 border-t border-hairline lg:grid lg:grid-cols-2 lg:items-start">
          {sections.map(({ id, title: name, html: text }) => (
            <Fold key={id} id={id} heading="h2" title={name}>
              <Prose html={text} />
            </Fold>
          ))}
        </div>
      )}
    </div>
  );
}

/** Cards that link to the sections of the page. A phone shows them in one line. */
function JumpRow({ label, sections }: { label: string; sections: PageSection[] }) {
  return (
    <nav aria-label={label}>
      <ul className="mt-2 flex flex-wrap gap-1 md:mt-3 md:gap-3">
        {sections.map(({ id, title }) => (
          <li key={id} className="flex-auto md:flex-none">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-center gap-1 rounded-control border border-hairline bg-white px-1 no-underline lowered-0 hover:bg-peacock-tint max-md:text-small md:px-4 md:font-semibold"
            >
              {/* "Class plans: with drawings for the board" is "Class plans" in the row. */}
              {title.split(":", 1)[0]}
              <Icon name="down" className="size-4 max-md:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded
  return html ? <div className="prose" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

export function PageFaqs({ page, language }: { page: PageKey; language: Language }) {
  return (
    <section aria-labelledby="questions" className="mt-10">
      <h2 id="questions" className="mb-4">
        {translatorFor(language, "pages")("faqsTitle")}
      </h2>
      <Faqs faqs={findPage(page).faqs[language]} />
    </section>
  );
}
