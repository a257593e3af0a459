import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Avatar } from "@/components/ui/avatar";
import { Button, LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Signed, WithArrows } from "@/components/ui/drawn-signs";
import { EmailAddress } from "@/components/ui/email-address";
import { Icon, type IconName } from "@/components/ui/icon";
import { iconPaths } from "@/components/ui/icon-paths";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { PrintButton } from "@/components/ui/print-button";
import { ProgressRing } from "@/components/ui/progress-ring";
import { SettingsCard, SettingsGroup } from "@/components/ui/settings-card";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import { Stars } from "@/components/ui/stars";
import { StateScreen } from "@/components/ui/state-screen";
import { TickList } from "@/components/ui/tick-list";
import { colours } from "@/lib/platform/colours";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { type Examples, Section } from "./example";
import { fields } from "./fields";
import styles from "./gallery.module.css";
import { DialogButtons, FailedPage, ToastButtons } from "./with-state";

// The name ends in `.dev.tsx`: next.config.mjs treats such files as pages in development only, so no build contains it.

export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

const sections = {
  Buttons: buttons,
  Fields: fields,
  Messages: messages,
  Dialogs: dialogs,
  Cards: cards,
  Marks: marks,
  Screens: screens,
};

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
      {Object.entries(sections).map(([name, examples]) => (
        <Section key={name} name={name} examples={examples(language)} />
      ))}
    </div>
  );
}

function dialogs(language: Language): Examples {
  const t = translatorFor(language, "discussions");
  const texts = { ...pickTexts(t, ["yes", "no", "close"]), title: t("confirmTitle"), message: t("confirmMessage") };
  return { whole: { "<Dialog>, <Dialog wide>; with a toast inside": <DialogButtons texts={texts} /> } };
}

function messages(language: Language): Examples {
  const t = translatorFor(language, "learning");
  const texts = {
    information: t("underReview"),
    tip: t("unreadLead"),
    success: t("connection_back"),
    error: t("offline"),
  };
  const notices = (["information", "tip", "success", "error"] as const).map((kind) => [
    `<Notice kind="${kind}">`,
    <Notice key={kind} kind={kind}>
      {texts[kind]}
    </Notice>,
  ]);
  const { tip: _, ...ofToasts } = texts;
  const toasts = <ToastButtons texts={{ ...ofToasts, warning: t("connection_lost") }} />;
  return { of: Object.fromEntries(notices), whole: { "toast(kind, message)": toasts } };
}

const looks = ["primary", "secondary", "quiet", "danger"] as const;

function buttons(language: Language): Examples {
  const t = translatorFor(language, "learning");
  const ofLooks = looks.map((look) => [
    `<Button look="${look}">, size="small", disabled`,
    <div key={look} className={styles.row}>
      <Button look={look}>{t("resume")}</Button>
      <Button look={look} size="small">
        {t("resume")}
      </Button>
      <Button look={look} disabled>
        {t("sending")}
      </Button>
    </div>,
  ]);
  return {
    of: {
      ...Object.fromEntries(ofLooks),
      "<LinkButton>, with an icon": (
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
      ),
      "A long label, in a narrow place": <Button className="w-full">{t("resumeLeft")}</Button>,
    },
  };
}

const otherPictures = ["offline", "empty-courses", "try-again", "congratulations"];

function screens(language: Language): Examples {
  const t = translatorFor(language, "errors");
  const actions = (
    <>
      <LinkButton href="#Screens">{t("home")}</LinkButton>
      <LinkButton href="#Screens" look="secondary">
        {t("toCourses")}
      </LinkButton>
    </>
  );
  const framed = (screen: ReactNode) => <div className={styles.framed}>{screen}</div>;
  const others = otherPictures.map((picture) => [
    `picture="/images/states/${picture}.svg", without actions`,
    framed(
      <StateScreen picture={`/images/states/${picture}.svg`} title={t("unavailableTitle")} actions={null}>
        <p>{t("unavailableText")}</p>
      </StateScreen>,
    ),
  ]);
  return {
    of: Object.fromEntries(others),
    whole: {
      '<StateScreen picture="/images/states/not-found.svg">': framed(
        <StateScreen picture="/images/states/not-found.svg" title={t("notFoundTitle")} actions={actions}>
          <p>{t("notFoundText")}</p>
        </StateScreen>,
      ),
      "<ErrorScreen error>": framed(<FailedPage />),
    },
  };
}

const learner = { accountId: "gallery", firstName: "सुनीता", lastName: "कुमारी", avatar: null };

function cards(language: Language): Examples {
  const t = translatorFor(language, "articles");
  const security = translatorFor(language, "security");
  const address = "/dev/components";
  const lead = <p>{security("devicesLead")}</p>;
  return {
    of: {
      '<Avatar size="small">': <Avatar of={learner} size="small" />,
      '<Avatar size="large">': <Avatar of={learner} size="large" />,
      "<CopyLink>": (
        <CopyLink address={address} texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: address }} />
      ),
      "<PrintButton>": <PrintButton label={translatorFor(language, "certificate")("print")} />,
      "<WhatsAppLink>, <WebShare>": (
        <>
          <WhatsAppLink address={address} text={t("share")} language={language} />
          <WebShare address={address} text={t("share")} language={language} />
        </>
      ),
      "<KeepAsFile>": <KeepAsFile file={{ address, size: "84 KB" }} kind="article" language={language} />,
    },
    whole: {
      "<SettingsCard>": (
        <SettingsGroup>
          <SettingsCard
            icon="lock"
            id="gallery-settings"
            title={security("devicesTitle")}
            value={<EmailAddress address="a.long.address.that.breaks@example.org" />}
            lead={lead}
          >
            {lead}
          </SettingsCard>
        </SettingsGroup>
      ),
      "<SettingsCard danger>": (
        <SettingsGroup danger>
          <SettingsCard icon="lock" id="gallery-danger" title={security("deleteTitle")} danger>
            {lead}
          </SettingsCard>
        </SettingsGroup>
      ),
    },
  };
}

/** As app/globals.css spells them: "peacock-deep". */
const colourNames = Object.keys(colours).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

function marks(language: Language): Examples {
  const t = translatorFor(language, "learning");
  const rings = [0, 35, 100].map((percent) => [
    `<ProgressRing percent={${percent}}>`,
    <ProgressRing key={percent} percent={percent} label={t("progress", { percent })} />,
  ]);
  return {
    of: {
      ...Object.fromEntries(rings),
      "<Signed sign>, <WithArrows>": (
        <p>
          <Signed sign="check">{t("statusLocked")}</Signed> <WithArrows text="1 -> 2" />
        </p>
      ),
      '<Picture alt="">: after the style sheet': (
        <Picture src="/images/states/quiz.svg" alt="" width={320} height={180} className="h-auto w-44" />
      ),
      "<Stars fills={[100, 100, 100, 60, 0]}>": (
        <Stars fills={[100, 100, 100, 60, 0]} label={t("rateStars", { stars: 3.6 })} />
      ),
      "<Stars>, all": <Stars fills={[100, 100, 100, 100, 100]} label={t("rateStars", { stars: 5 })} />,
      "<TickList lines>": <TickList lines={messagesIn(language).accounts.registerGains} />,
    },
    whole: {
      "<Icon name>": (
        <ul className={styles.icons}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
      "Colours of app/globals.css": (
        <ul className={styles.colours}>
          {colourNames.map((name) => (
            <li key={name}>
              <span className={styles.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ),
      "<h1>, <h2>, <h3>, <p>, <a>": (
        <>
          <h1>{t("emptyLead")}</h1>
          <h2>{t("allDone")}</h2>
          <h3>{t("whyTitle")}</h3>
          <p>
            {t("empty")} <a href="#Marks">{t("seeCourses")}</a>
          </p>
        </>
      ),
    },
  };
}
