import { Picture } from "@/components/ui/picture";
import "@/components/ui/made/boards.css";
import "@/components/ui/made/exercises.css";
import "@/components/ui/made/scenes.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { WallPainting } from "@/components/learning/wall/wall-painting";
import { portalContent, renderLines } from "@/lib/api/content/portal-content";
import { sceneSheets } from "@/lib/api/content/scene-sheets";
import { wallStates } from "@/lib/api/content/wall-states";
import type { Language } from "@/lib/platform/i18n/language";
import styles from "./drawings.module.css";
import { type State, statesOfBoard, statesOfExercise, statesOfScene } from "./states";

// A page in development only, as /dev/components.

export const metadata: Metadata = { title: "Drawings", robots: { index: false, follow: false } };

type Props = { params: Promise<{ locale: Language }> };

/** Every drawing, scene, exercise and wall of a course in all its states, and the parts of scenes, in the language chosen in the header. */
export default async function DrawingGallery({ params }: Props) {
  const { locale } = await params;
  const { drawings, scenes, exercises } = portalContent();
  const shown = [
    ...drawings.map((each) => ({
      id: each.id,
      states: [...statesOfBoard(each, locale), { name: "paper", html: renderLines(each, locale) }],
    })),
    ...scenes.map((each) => ({ id: `scene-${each.id}`, states: statesOfScene(each, locale) })),
    ...exercises.map((each) => ({ id: `exercise-${each.id}`, states: statesOfExercise(each, locale) })),
  ];
  const sheets = sceneSheets();
  const walls = wallStates(locale);
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: "drawings" }]} language={locale} />
      <h1 lang="en">Drawings</h1>
      <nav aria-label="Drawings" className={styles.contents}>
        {[
          ...shown.map(({ id }) => id),
          ...walls.map(({ course }) => `wall-${course}`),
          ...sheets.map(({ name }) => name),
        ].map((id) => (
          <a key={id} href={`#${id}`} lang="en">
            {id}
          </a>
        ))}
      </nav>
      {shown.map(({ id, states }) => (
        <Section key={id} id={id}>
          <div className={styles.states}>
            {states.map((state) => (
              <Shown key={state.name} {...state} />
            ))}
          </div>
        </Section>
      ))}
      {walls.map(({ course, states }) => (
        <Section key={course} id={`wall-${course}`}>
          {states.map(async ({ name, wall, picture }) => (
            <div key={name} data-state={name} className={styles.wall}>
              <h3 lang="en">{name}</h3>
              <WallPainting wall={wall} prefix={`wall-${course}-${name}`} />
              <Picture src={await picture()} alt={`${course}, ${name}`} width={1080} height={1080} />
            </div>
          ))}
        </Section>
      ))}
      {sheets.map(({ name, html, cells }) => (
        <Section key={name} id={name}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own parts */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          <ul className={styles.parts}>
            {cells.map((cell) => (
              <li key={cell.label}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own parts */}
                <div dangerouslySetInnerHTML={{ __html: cell.html }} />
                <span lang="en">{cell.label}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={id} className={styles.drawing}>
      <h2 lang="en">{id}</h2>
      {children}
    </section>
  );
}

function Shown({ name, html }: State) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own files
  return <div data-state={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
