import { Signed, WithArrows } from "@/components/ui/drawn-signs";
import { Icon, type IconName } from "@/components/ui/icon";
import { iconPaths } from "@/components/ui/icon-paths";
import { Picture } from "@/components/ui/picture";
import { ProgressRing } from "@/components/ui/progress-ring";
import { Stars } from "@/components/ui/stars";
import { TickList } from "@/components/ui/tick-list";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples } from "./example";
import styles from "./gallery.module.css";

const colours = [
  "paper",
  "white",
  "ink",
  "ink-soft",
  "line",
  "hairline",
  "peacock",
  "peacock-deep",
  "peacock-tint",
  "marigold",
  "haldi",
  "leaf",
  "leaf-tint",
  "sindoor",
  "sindoor-tint",
];

export function Marks({ language }: { language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <Examples>
      {[0, 35, 100].map((percent) => (
        <Example key={percent} caption={`<ProgressRing percent={${percent}}>`}>
          <ProgressRing percent={percent} label={t("progress", { percent })} />
        </Example>
      ))}
      <Example caption="<Signed sign>, <WithArrows>">
        <p>
          <Signed sign="check">{t("statusLocked")}</Signed> <WithArrows text="1 -> 2" />
        </p>
      </Example>
      <Example caption="<Picture alt=&quot;&quot;>: after the style sheet">
        <Picture src="/images/states/quiz.svg" alt="" width={320} height={180} className="h-auto w-44" />
      </Example>
      <Example caption="<Stars fills={[100, 100, 100, 60, 0]}>">
        <Stars fills={[100, 100, 100, 60, 0]} label={t("rateStars", { stars: 3.6 })} />
      </Example>
      <Example caption="<Stars>, all">
        <Stars fills={[100, 100, 100, 100, 100]} label={t("rateStars", { stars: 5 })} />
      </Example>
      <Example caption="<TickList lines>">
        <TickList lines={messagesIn(language).accounts.registerGains} />
      </Example>
      <Example caption="<Icon name>" whole>
        <ul className={styles.icons}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example caption="Colours of app/globals.css" whole>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example caption="<h1>, <h2>, <h3>, <p>, <a>" whole>
        <h1>{t("emptyLead")}</h1>
        <h2>{t("allDone")}</h2>
        <h3>{t("whyTitle")}</h3>
        <p>
          {t("empty")} <a href="#Marks">{t("seeCourses")}</a>
        </p>
      </Example>
    </Examples>
  );
}
