import { deskPage } from "@/components/desk/desk-page";
import { PersonView } from "@/components/desk/people/person-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; accountId: string }> };

export const generateMetadata = titleMetadata("desk", "person.title");

/** One person. */
export default async function DeskPerson({ params }: Props) {
  const { locale, accountId } = await params;
  const t = translatorFor(locale, "desk");
  const here = `/desk/people/${accountId}`;
  return deskPage({
    language: locale,
    here,
    permission: "people",
    title: t("person.title"),
    person: async (api) => {
      const { data } = await resultOr(api.desk.readPerson({ accountId, language: locale }), here);
      const body = (
        <>
          <PersonView person={data} language={locale} back={here} />
        </>
      );
      return { name: data.name || data.username, back: { href: "/desk/people", label: t("people.back") }, body };
    },
  });
}
