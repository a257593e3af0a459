import { CommentCard } from "@/components/desk/comments/comment-card";
import { deskPage } from "@/components/desk/desk-page";
import { FilterLinks } from "@/components/desk/filter-links";
import { Outcome } from "@/components/desk/outcome";
import { DeskPager } from "@/components/desk/pager";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { shownComments } from "@/lib/contract/desk/comments";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<{ show?: string; page?: string; outcome?: string }>;
};

export const generateMetadata = titleMetadata("desk", "sections.comments");

/** Moderation of comments (rule: desk.comments). */
export default async function DeskComments({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const show = shownComments.find((each) => each === query.show) ?? "waiting";
  const here = `/desk/comments?show=${show}`;
  return deskPage({
    language: locale,
    here,
    permission: "comments",
    title: t("sections.comments"),
    content: async (api, me) => {
      const { data, page, pages } = await resultOr(
        api.desk.listComments({ show, page: Number(query.page ?? 1), language: locale }),
        here,
      );
      const links = shownComments.map((each) => ({
        href: `/desk/comments?show=${each}`,
        label: t(`comment.shows.${each}`),
        current: each === show,
      }));
      return (
        <>
          <FilterLinks label={t("inbox.show")} links={links} />
          <Outcome outcome={query.outcome} language={locale} />
          {data.length === 0 && <p className="mt-6">{t(show === "waiting" ? "comment.empty" : "inbox.emptyOthers")}</p>}
          <ul className="mt-4 grid gap-3">
            {data.map((comment) => (
              <CommentCard key={comment.id} comment={comment} back={here} language={locale} />
            ))}
          </ul>
          <DeskPager page={page} pages={pages} language={locale} pageHref={(to) => `${here}&page=${to}`} />
          {me.courses === null && me.states === null && (
            <p className="mt-6">
              <a href="/desk/comments/words" className="inline-flex min-h-11 items-center font-semibold">
                {t("comment.words")}
              </a>
            </p>
          )}
        </>
      );
    },
  });
}
