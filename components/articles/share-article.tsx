import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";

/** Links to share or print an article. Plain links: no code of any network is loaded. */
export async function ShareArticle({ url, title }: { url: string; title: string }) {
  const t = await getTranslations("articles");
  return (
    <section aria-label={t("share")} className="grid gap-3 sm:w-fit">
      <h2 className="text-[1.1rem] md:text-[1.1rem]">{t("share")}</h2>
      <LinkButton look="secondary" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        {t("whatsapp")}
      </LinkButton>
      <CopyLink address={url} texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: url }} />
      <PrintButton label={t("print")} />
    </section>
  );
}
