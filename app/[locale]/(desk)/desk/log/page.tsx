import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ActionLog } from "@/components/desk/access/action-log";
import { deskPage } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/pager";
import { answerOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor((await params).locale, "desk")("sections.log") };
}

/** Lists the actions of staff (rule: desk.log). */
export default async function DeskLog({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const t = translatorFor(locale, "desk");
  const hrefOf = (page: number) => `/desk/log?page=${page}`;
  return deskPage({
    language: locale,
    here: "/desk/log",
    permission: "staff",
    title: t("sections.log"),
    content: async (api) => {
      const { data, page, pages } = await answerOr(api.desk.listActions({ page: Number(query.page ?? 1), language: locale }), "/desk/log");
      return (
        <>
          <p className="mt-2 text-ink-soft">{t("logLead")}</p>
          <ActionLog actions={data} language={locale} />
          <DeskPager page={page} pages={pages} language={locale} hrefOf={hrefOf} />
        </>
      );
    },
  });
}
