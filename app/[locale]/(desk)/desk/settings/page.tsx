import { NoticeSettings } from "@/components/desk/access/notice-settings";
import { deskPage } from "@/components/desk/desk-page";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };
const here = "/desk/settings";

export const generateMetadata = titleMetadata("desk", "notices.title");

/** A staff member's own settings (rule: desk.notices). */
export default async function DeskSettings({ params }: Props) {
  const { locale } = await params;
  return deskPage({
    language: locale,
    here,
    title: translatorFor(locale, "desk")("notices.title"),
    content: async (api) => (
      <NoticeSettings
        notices={await resultOr(api.desk.readNotices({ language: locale }), here)}
        language={locale}
        back={here}
      />
    ),
  });
}
