import type { Metadata } from "next";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Buttons } from "./buttons";
import { Cards } from "./cards";
import { DialogButtons } from "./dialog-buttons";
import { Example, Examples, Section } from "./example";
import { Fields } from "./fields";
import styles from "./gallery.module.css";
import { Marks } from "./marks";
import { Screens } from "./screens";
import { ToastButtons } from "./toast-buttons";

// The name ends in `.dev.tsx`: next.config.mjs treats such files as pages in development only, so no build contains it.

export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

const sections = { Buttons, Fields, Messages, Dialogs, Cards, Marks, Screens };

/** The interface kit (components/ui) in all its states, in the language chosen in the header. */
export default async function ComponentGallery({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale: language } = await params;
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: "components" }]} language={language} />
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
          <Content language={language} />
        </Section>
      ))}
    </div>
  );
}

function Dialogs({ language }: { language: Language }) {
  const t = translatorFor(language, "discussions");
  const texts = {
    title: t("confirmTitle"),
    message: t("confirmMessage"),
    yes: t("yes"),
    no: t("no"),
    close: t("close"),
  };
  return (
    <Examples>
      <Example caption="<Dialog>, <Dialog wide>; with a toast inside" whole>
        <DialogButtons texts={texts} />
      </Example>
    </Examples>
  );
}

function Messages({ language }: { language: Language }) {
  const t = translatorFor(language, "learning");
  const texts = {
    information: t("underReview"),
    tip: t("unreadLead"),
    success: t("connection_back"),
    error: t("offline"),
  };
  return (
    <Examples>
      {(["information", "tip", "success", "error"] as const).map((kind) => (
        <Example key={kind} caption={`<Notice kind="${kind}">`}>
          <Notice kind={kind}>{texts[kind]}</Notice>
        </Example>
      ))}
      <Example caption="toast(kind, message)" whole>
        <ToastButtons
          texts={{
            success: texts.success,
            information: texts.information,
            warning: t("connection_lost"),
            error: texts.error,
          }}
        />
      </Example>
    </Examples>
  );
}
