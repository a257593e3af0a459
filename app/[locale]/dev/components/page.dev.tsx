import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import type { Language } from "@/lib/platform/i18n/language";
import { Buttons } from "./buttons";
import { Cards } from "./cards";
import { Dialogs } from "./dialogs";
import { Section } from "./example";
import { Fields } from "./fields";
import styles from "./gallery.module.css";
import { Marks } from "./marks";
import { Messages } from "./messages";
import { Screens } from "./screens";

// Its name ends in `.dev.tsx`: next.config.mjs makes such a file a page while developing only, so no build has it.

export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

type Props = { params: Promise<{ locale: Language }> };

const sections = { Buttons, Fields, Messages, Dialogs, Cards, Marks, Screens };

/** The interface kit (components/ui) in its states, with the portal's own styles and texts, in the language that the header has chosen. */
export default async function ComponentGallery({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
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
