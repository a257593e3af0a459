import type { ReactNode } from "react";
import styles from "./gallery.module.css";

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name} aria-label={name} className={styles.section}>
      <h2 lang="en">{name}</h2>
      {children}
    </section>
  );
}

type Props = { caption: string; whole?: boolean; children: ReactNode };

/** One state of a component; `caption` shows the code that produces it. */
export function Example({ caption, whole = false, children }: Props) {
  return (
    <figure className={whole ? styles.whole : styles.example}>
      <figcaption lang="en">
        <code>{caption}</code>
      </figcaption>
      {children}
    </figure>
  );
}

export function Examples({ children }: { children: ReactNode }) {
  return <div className={styles.examples}>{children}</div>;
}
