import type { ReactNode } from "react";
import styles from "./gallery.module.css";

/** States of components by the code that produces each. `whole`: those that need the width of the page. */
export type Examples = { of?: Record<string, ReactNode>; whole?: Record<string, ReactNode> };

export function Section({ name, examples: { of = {}, whole = {} } }: { name: string; examples: Examples }) {
  return (
    <section id={name} aria-label={name} className={styles.section}>
      <h2 lang="en">{name}</h2>
      <div className={styles.examples}>
        {Object.entries({ ...of, ...whole }).map(([caption, example]) => (
          <figure key={caption} className={caption in whole ? styles.whole : styles.example}>
            <figcaption lang="en">
              <code>{caption}</code>
            </figcaption>
            {example}
          </figure>
        ))}
      </div>
    </section>
  );
}
