import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors");
  return { title: t("notFoundTitle") };
}

export default async function NotFound() {
  const t = await getTranslations("errors");
  const actions = (
    <>
      <LinkButton href="/">{t("home")}</LinkButton>
      <LinkButton look="secondary" href="/courses">
        {t("toCourses")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("notFoundTitle")} actions={actions}>
      <p>{t("notFoundText")}</p>
    </StateScreen>
  );
}
