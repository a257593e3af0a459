import { AccountField } from "@/components/layout/visitor/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SettingsCard } from "@/components/ui/settings-card";
import type { RecallToday } from "@/lib/contract/learning/recall";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { stopRecall } from "./actions";
import { recallAddress } from "./place";

/** Today's questions on the dashboard; nothing on a day without one. */
export function RecallCard({ today, language }: { today: RecallToday; language: Language }) {
  const count = today.questions.length;
  if (count === 0) return null;
  const t = translatorFor(language, "recall");
  return (
    <section aria-labelledby="recall" className="mt-6 rounded-card border border-marigold bg-haldi p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-[min(16rem,100%)] flex-1">
          <h2 id="recall" className="flex items-center gap-2 text-lead">
            <Icon name="quiz" />
            {t("cardTitle", { count })}
          </h2>
          <p className="mt-1">{t("cardLead")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <LinkButton href={recallAddress({ token: null })} className="max-sm:w-full">
            {t("start")}
          </LinkButton>
          <StopForm language={language} stops from="dashboard" className="max-sm:w-full" />
        </div>
      </div>
    </section>
  );
}

type Props = {
  language: Language;
  stops: boolean;
  from: "page" | "dashboard" | "settings";
  token?: string | null;
  look?: "secondary" | "quiet";
  className?: string;
};

/** One press stops the questions, or begins them again. */
export function StopForm({ language, stops, from, token = null, look = "secondary", className = "" }: Props) {
  return (
    <form action={stopRecall} className={className}>
      {token === null ? <AccountField /> : <input type="hidden" name="token" value={token} />}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="stopped" value={stops ? "yes" : "no"} />
      <Button
        type="submit"
        look={look}
        size={look === "quiet" ? "small" : "normal"}
        className={look === "quiet" ? "!px-0" : "max-sm:w-full"}
      >
        {translatorFor(language, "recall")(stops ? "stop" : "begin")}
      </Button>
    </form>
  );
}

export function RecallSettings({ stopped, language }: { stopped: boolean; language: Language }) {
  const t = translatorFor(language, "recall");
  return (
    <SettingsCard
      id="recall"
      icon="quiz"
      title={t("settingsTitle")}
      value={t(stopped ? "isOff" : "isOn")}
      lead={<p>{t(stopped ? "settingsOff" : "settingsOn")}</p>}
    >
      <StopForm language={language} stops={!stopped} from="settings" />
    </SettingsCard>
  );
}
