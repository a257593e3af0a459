import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";

/** What deleting does, before anybody decides. */
export async function DeletedDataList() {
  const t = await getTranslations("security");
  return (
    <>
      <p>{t("deleteLead")}</p>
      <ul className="mt-3 grid gap-2">
        {(t.raw("deletePoints") as string[]).map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name="cross" className="mt-1 size-5 text-sindoor" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
