import { CommentCard } from "@/components/desk/comments/comment-card";
import { deskPage, Outcome } from "@/components/desk/desk-page";
import { DeskPager, FilterLinks } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { shownComments } from "@/lib/contract/desk/comments";

const shownIn = ({ show }: { show?: string }) => shownComments.find((each) => each === show) ?? "waiting";

export const generateMetadata = titleMetadata("desk", "sections.comments");

/** Moderation of comments (rule: desk.comments). */
export default deskPage({
  permission: "comments",
  title: ({ t }) => t("sections.comments"),
  here: ({ query }) => `/desk/comments?show=${shownIn(query)}`,
  async content({ api, me, t, language, query, here, load }) {
    const show = shownIn(query);
    const { data, page, pages } = await load(api.desk.listComments({ show, page: Number(query.page ?? 1), language }));
    const links = shownComments.map((each) => ({
      href: `/desk/comments?show=${each}`,
      label: t(`comment.shows.${each}`),
      current: each === show,
    }));
    return (
      <>
        <FilterLinks label={t("inbox.show")} links={links} />
        <Outcome outcome={query.outcome} language={language} />
        {data.length === 0 && <p className="mt-6">{t(show === "waiting" ? "comment.empty" : "inbox.emptyOthers")}</p>}
        <ul className="mt-4 grid gap-3">
          {data.map((comment) => (
            <CommentCard key={comment.id} comment={comment} back={here} language={language} />
          ))}
        </ul>
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => `${here}&page=${to}`} />
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
