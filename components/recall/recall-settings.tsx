import { SettingsCard } from "@/components/ui/settings-card";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { StopForm } from "./stop-form";

/** The setting by which the questions are stopped, and begun again. */
export function RecallSettings({ stopped, language }: { stopped: boolean; language: Language }) {
  const t = translatorFor(language, "recall");
  return (
    <SettingsCard id="recall" title={t("settingsTitle")} lead={<p>{t(stopped ? "settingsOff" : "settingsOn")}</p>}>
      <StopForm language={language} stops={!stopped} from="settings" />
    </SettingsCard>
  );
}
