import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { language: Language; title: string; text: string; help: string };

/** For whoever checks a paper that does not hold: what is the matter, and whom to ask. */
export async function RefusedCertificate({ language, title, text, help }: Props) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const { email } = content().site.foundation;
  return (
    <div className="container-text grid justify-items-start gap-4 py-8">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src="/images/states/not-found.svg" alt="" width={320} height={240} className="h-auto w-48" />
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        {help}{" "}
        <a className="underline" href={`mailto:${email}`}>
          {email}
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
