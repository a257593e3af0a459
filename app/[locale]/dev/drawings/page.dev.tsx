import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { type Board, portalContent, renderLines } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import styles from "./drawings.module.css";

// A page in development only, as /dev/components.

export const metadata: Metadata = { title: "Drawings", robots: { index: false, follow: false } };

type Props = { params: Promise<{ locale: Language }> };

/** Every drawing of content/drawings in all its states, in the language chosen in the header. */
export default async function DrawingGallery({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { drawings } = portalContent();
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: "dev", href: "/" }, { label: "drawings" }]} />
      <h1 lang="en">Drawings</h1>
      <nav aria-label="Drawings" className={styles.contents}>
        {drawings.map(({ id }) => (
          <a key={id} href={`#${id}`} lang="en">
            {id}
          </a>
        ))}
      </nav>
      {drawings.map((drawing) => (
        <section key={drawing.id} id={drawing.id} aria-label={drawing.id} className={styles.drawing}>
          <h2 lang="en">{drawing.id}</h2>
          <div className={styles.states}>
            {statesOf(drawing).map((state) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings
              <div key={state} dangerouslySetInnerHTML={{ __html: inState(drawing, state, locale) }} />
            ))}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
            <div className={styles.paper} dangerouslySetInnerHTML={{ __html: renderLines(drawing, locale) }} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** The values of a drawing's buttons: whole, each step, in words, drawn. */
function statesOf({ steps }: Board): string[] {
  return ["0", ...steps.map((_, index) => `${index + 1}`), "w", "a"];
}

/** The drawing with that button pressed, under a name of its own, because the page has it several times. */
function inState({ id, html }: Board, state: string, language: Language): string {
  return html[language]
    .replace(" checked", "")
    .replace(`class="board-choice b${state}"`, `class="board-choice b${state}" checked`)
    .replaceAll(`board-${id}`, `board-${id}-in-${state}`)
    .replaceAll(`chalk-${id}`, `chalk-${id}-in-${state}`);
}
