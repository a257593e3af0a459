import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";

/** Lists what is deleted, shown before the confirmation. */
export async function DeletedDataList({ language }: { language: Language }) {
  const t = await getTranslations("security");
  return (
    <>
      <p>{t("deleteLead")}</p>
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
