import { deskPage } from "@/components/desk/desk-page";
import { Overview } from "@/components/desk/overview";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = titleMetadata("desk", "title");

/** The first page of the desk. */
export default async function Desk({ params }: Props) {
  const { locale } = await params;
  const t = translatorFor(locale, "desk");
  return deskPage({
    language: locale,
    here: "/desk",
    title: t("title"),
    content: async (api, me) => (
      <Overview me={me} waiting={await resultOr(api.desk.overview({ language: locale }), "/desk")} language={locale} />
    ),
  });
}
