import type { Metadata } from "next";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Buttons } from "./buttons";
import { Cards } from "./cards";
import { Dialogs } from "./dialogs";
import { Section } from "./example";
import { Fields } from "./fields";
import styles from "./gallery.module.css";
import { Marks } from "./marks";
import { Messages } from "./messages";
import { Screens } from "./screens";

// The name ends in `.dev.tsx`: next.config.mjs treats such files as pages in development only, so no build contains it.

export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

const sections = { Buttons, Fields, Messages, Dialogs, Cards, Marks, Screens };

/** The interface kit (components/ui) in all its states, in the language chosen in the header. */
export default function ComponentGallery() {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: "dev", href: "/" }, { label: "components" }]} />
      <h1 lang="en">Components</h1>
      <nav aria-label="Components" className={styles.contents}>
        {Object.keys(sections).map((name) => (
          <a key={name} href={`#${name}`} lang="en">
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(sections).map(([name, Content]) => (
        <Section key={name} name={name}>
          <Content />
        </Section>
      ))}
    </div>
  );
}
