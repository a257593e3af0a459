import { Picture } from "@/components/ui/picture";
import "@/components/ui/made/boards.css";
import "@/components/ui/made/exercises.css";
import "@/components/ui/made/scenes.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { WallPainting } from "@/components/learning/wall/wall-painting";
import {
  type Board,
  type PaintedScene,
  portalContent,
  type RenderedExercise,
  renderLines,
} from "@/lib/api/content/portal-content";
import { sceneSheets } from "@/lib/api/content/scene-sheets";
import { wallStates } from "@/lib/api/content/wall-states";
import type { Language } from "@/lib/platform/i18n/language";
import styles from "./drawings.module.css";

// A page in development only, as /dev/components.

export const metadata: Metadata = { title: "Drawings", robots: { index: false, follow: false } };

/** Every drawing, scene, exercise and wall of a course in all its states, and the parts of scenes, in the language chosen in the header. */
export default async function DrawingGallery({ params }: { params: Promise<{ locale: Language }> }) {
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

/** A state of something in the gallery: its HTML with buttons pressed, under a name of its own. */
type State = { name: string; html: string };

/** A drawing in each of its states: whole, after each step, as words, and while it is being drawn. */
function statesOfBoard({ id, steps, html }: Board, language: Language): State[] {
  return ["0", ...steps.map((_, index) => `${index + 1}`), "w", "a"].map((name) => ({
    name,
    html: html[language]
      .replace(" checked", "")
      .replace(`class="b${name}"`, `class="b${name}" checked`)
      .replaceAll(`board-${id}`, `board-${id}-in-${name}`)
      .replaceAll(`chalk-${id}`, `chalk-${id}-in-${name}`),
  }));
}

/** A scene: before a choice, and after each. */
function statesOfScene({ id, choice, html }: PaintedScene, language: Language): State[] {
  return ["0", ...choice.options.map((_, index) => `${index + 1}`)].map((name) => ({
    name,
    html: html[language]
      .replace(`class="made-choice scene-choice o${name}"`, `class="made-choice scene-choice o${name}" checked`)
      .replaceAll(`scene-${id}`, `scene-${id}-in-${name}`),
  }));
}

/** An exercise: as it comes, with every choice that fits, and with others. */
function statesOfExercise({ id, html }: RenderedExercise, language: Language): State[] {
  const pressed: Record<string, RegExp> = {
    empty: /(?!)/g,
    fits: /class="made-choice exercise-choice (?=fits|f\d|lotus)/g,
    else: /class="made-choice exercise-choice (?=else)/g,
  };
  return Object.entries(pressed).map(([name, buttons]) => ({
    name,
    html: html[language]
      .replaceAll(buttons, (found) => `checked ${found}`)
      .replaceAll(`exercise-${id}`, `exercise-${id}-in-${name}`),
  }));
}
