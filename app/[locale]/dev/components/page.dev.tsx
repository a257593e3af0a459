import type { Metadata } from "next";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Avatar } from "@/components/ui/avatar";
import { Button, LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { EmailAddress } from "@/components/ui/email-address";
import { Icon } from "@/components/ui/icon";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { Notice } from "@/components/ui/notice";
import { PrintButton } from "@/components/ui/print-button";
import { SettingsCard, SettingsGroup } from "@/components/ui/settings-card";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples, Section } from "./example";
import { Fields } from "./fields";
import styles from "./gallery.module.css";
import { Marks } from "./marks";
import { DialogButtons, FailedPage, ToastButtons } from "./with-state";

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

const looks = ["primary", "secondary", "quiet", "danger"] as const;

function Buttons({ language }: { language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <Examples>
      {looks.map((look) => (
        <Example key={look} caption={`<Button look="${look}">, size="small", disabled`}>
          <div className={styles.row}>
            <Button look={look}>{t("resume")}</Button>
            <Button look={look} size="small">
              {t("resume")}
            </Button>
            <Button look={look} disabled>
              {t("sending")}
            </Button>
          </div>
        </Example>
      ))}
      <Example caption="<LinkButton>, with an icon">
        <div className={styles.row}>
          <LinkButton href="#Buttons">
            {t("startTopic")}
            <Icon name="arrow" />
          </LinkButton>
          <LinkButton href="#Buttons" look="secondary">
            <Icon name="certificate" />
            {t("viewCertificate")}
          </LinkButton>
        </div>
      </Example>
      <Example caption="A long label, in a narrow place">
        <Button className="w-full">{t("resumeLeft")}</Button>
      </Example>
    </Examples>
  );
}

const otherPictures = ["offline", "empty-courses", "try-again", "congratulations"];

function Screens({ language }: { language: Language }) {
  const t = translatorFor(language, "errors");
  return (
    <Examples>
      <Example caption='<StateScreen picture="/images/states/not-found.svg">' whole>
        <div className={styles.framed}>
          <StateScreen
            picture="/images/states/not-found.svg"
            title={t("notFoundTitle")}
            actions={
              <>
                <LinkButton href="#Screens">{t("home")}</LinkButton>
                <LinkButton href="#Screens" look="secondary">
                  {t("toCourses")}
                </LinkButton>
              </>
            }
          >
            <p>{t("notFoundText")}</p>
          </StateScreen>
        </div>
      </Example>
      {otherPictures.map((picture) => (
        <Example key={picture} caption={`picture="/images/states/${picture}.svg", without actions`}>
          <div className={styles.framed}>
            <StateScreen picture={`/images/states/${picture}.svg`} title={t("unavailableTitle")} actions={null}>
              <p>{t("unavailableText")}</p>
            </StateScreen>
          </div>
        </Example>
      ))}
      <Example caption="<ErrorScreen error>" whole>
        <div className={styles.framed}>
          <FailedPage />
        </div>
      </Example>
    </Examples>
  );
}

const learner = { accountId: "gallery", firstName: "सुनीता", lastName: "कुमारी", avatar: null };

function Cards({ language }: { language: Language }) {
  const t = translatorFor(language, "articles");
  const security = translatorFor(language, "security");
  return (
    <Examples>
      <Example caption='<Avatar size="small">'>
        <Avatar of={learner} size="small" />
      </Example>
      <Example caption='<Avatar size="large">'>
        <Avatar of={learner} size="large" />
      </Example>
      <Example caption="<CopyLink>">
        <CopyLink
          address="/dev/components"
          texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: "/dev/components" }}
        />
      </Example>
      <Example caption="<PrintButton>">
        <PrintButton label={translatorFor(language, "certificate")("print")} />
      </Example>
      <Example caption="<WhatsAppLink>, <WebShare>">
        <WhatsAppLink address="/dev/components" text={t("share")} language={language} />
        <WebShare address="/dev/components" text={t("share")} language={language} />
      </Example>
      <Example caption="<KeepAsFile>">
        <KeepAsFile file={{ address: "/dev/components", size: "84 KB" }} kind="article" language={language} />
      </Example>
      <Example caption="<SettingsCard>" whole>
        <SettingsGroup>
          <SettingsCard
            icon="lock"
            id="gallery-settings"
            title={security("devicesTitle")}
            value={<EmailAddress address="a.long.address.that.breaks@example.org" />}
            lead={<p>{security("devicesLead")}</p>}
          >
            <p>{security("devicesLead")}</p>
          </SettingsCard>
        </SettingsGroup>
      </Example>
      <Example caption="<SettingsCard danger>" whole>
        <SettingsGroup danger>
          <SettingsCard icon="lock" id="gallery-danger" title={security("deleteTitle")} danger>
            <p>{security("devicesLead")}</p>
          </SettingsCard>
        </SettingsGroup>
      </Example>
    </Examples>
  );
}
