import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { content } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

/** For whoever checks a paper: plainly, that no valid certificate stands under this address. */
export async function UnknownCertificate({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const { site } = content();
  return (
    <div className="container-text grid justify-items-start gap-4 py-8">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src="/images/states/not-found.svg" alt="" width={320} height={240} className="h-auto w-48" />
      <h1>{t("unknownTitle")}</h1>
      <p>{t("unknownText", { portal: site.name[language] })}</p>
      <p>
        {t("unknownHelp")}{" "}
        <a className="underline" href={`mailto:${site.foundation.email}`}>
          {site.foundation.email}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/dashboard">{t("toMyCourses")}</LinkButton>
        <LinkButton look="secondary" href="/">
          {t("toHome")}
        </LinkButton>
      </div>
    </div>
  );
}
