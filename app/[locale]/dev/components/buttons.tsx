import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples } from "./example";
import styles from "./gallery.module.css";

const looks = ["primary", "secondary", "quiet", "danger"] as const;

export function Buttons({ language }: { language: Language }) {
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
