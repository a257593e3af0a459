import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

/** Whether an account is closed for some days before it is deleted: no documented call says so (rule: settings.delete). */
export const hasGrace = (): boolean => settings().upstreamUrl === null;

export function DeletedDataList({ language, withGrace }: { language: Language; withGrace: boolean }) {
  return (
    <>
      <p>{translatorFor(language, "security")(withGrace ? "deleteLead" : "deleteLeadNow")}</p>
      <ul className="mt-3 grid gap-2">
        {messagesIn(language).security.deletePoints.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name="cross" className="mt-1 size-5 text-sindoor" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
