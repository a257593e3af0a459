import { ActForm } from "@/components/desk/act-form";
import { blockAction, decideAction } from "@/components/desk/comments/actions";
import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { DeskPager, FilterLinks, LinkLine } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type ModeratedComment, shownComments } from "@/lib/contract/desk/comments";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { languageOfScript } from "@/lib/platform/i18n/language";

const shownIn = ({ show }: { show?: string }) => shownComments.find((each) => each === show) ?? "waiting";

export const generateMetadata = titleMetadata("desk", "sections.comments");

/** Moderation of comments (rule: desk.comments). */
export default deskPage({
  permission: "comments",
  title: ({ t }) => t("sections.comments"),
  here: ({ query }) => `/desk/comments?show=${shownIn(query)}`,
  async content({ api, me, t, language, query, here, load, part }) {
    const show = shownIn(query);
    const { data, page, pages } = await load(api.desk.listComments({ show, page: query.page, language }));
    const shows = shownComments.map((each): [string, string] => [each, t(`comment.shows.${each}`)]);
    return (
      <>
        <FilterLinks label={t("inbox.show")} path="/desk/comments" shows={shows} current={show} />
        <Outcome outcome={query.outcome} t={t} />
        {data.length === 0 && <p className="mt-6">{t(show === "waiting" ? "comment.empty" : "inbox.emptyOthers")}</p>}
        <ul className="mt-4 grid gap-3">
          {data.map((comment) => (
            <CommentCard key={comment.id} comment={comment} {...part} />
          ))}
        </ul>
        <DeskPager page={page} pages={pages} t={t} pageHref={(to) => `${here}&page=${to}`} />
        {me.courses === null && me.states === null && (
          <p className="mt-6">
            <LinkLine href="/desk/comments/words">{t("comment.words")}</LinkLine>
          </p>
        )}
      </>
    );
  },
});

function CommentCard({ comment, t, language, form }: Part & { comment: ModeratedComment }) {
  const { id, kind, slug, state, heldWhy, reports, author, authorId, blocked } = comment;
  const href = kind === "forum" ? `/discussions/view/${slug}` : `/course_discussions/view/${slug}`;
  const decide = (decision: "hide" | "restore" | "delete") => ({
    ...form,
    action: decideAction,
    values: { commentId: id, decision },
    label: t(`comment.${decision}`),
    describedBy: `comment-${id}`,
  });
  return (
    <li className="rounded-card border border-hairline bg-white p-4">
      <p className="text-small text-ink-soft">
        <span className="font-semibold text-ink">{author || t("comment.former")}</span> ·{" "}
        <time dateTime={comment.writtenAt}>{dateAndTime(comment.writtenAt, language)}</time> ·{" "}
        <a href={href} className="underline">
          {comment.discussion}
        </a>
      </p>
      <p
        id={`comment-${id}`}
        lang={languageOfScript(comment.comment)}
        className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {comment.comment}
      </p>
      {state !== "shown" && (
        <p className="mt-1 text-small font-semibold">{t(heldWhy ? `comment.held_${heldWhy}` : "comment.hidden")}</p>
      )}
      {reports.length > 0 && (
        <div className="mt-2 border-s-4 border-marigold ps-3 text-small">
          <p className="font-semibold">{t("comment.reports", { count: reports.length })}</p>
          <ul>
            {reports.map((reason, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may give the same reason
              <li key={index} lang={languageOfScript(reason)} className="[overflow-wrap:anywhere]">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {state === "shown" && <ActForm {...decide("hide")} />}
        {(state !== "shown" || reports.length > 0) && (
          <ActForm {...decide("restore")} label={t(state === "shown" ? "comment.keep" : "comment.restore")} />
        )}
        <ActForm {...decide("delete")} look="danger" />
        {authorId && (
          <ActForm
            {...form}
            action={blockAction}
            values={{ accountId: authorId, blocked: blocked ? "no" : "yes" }}
            label={t(blocked ? "comment.allow" : "comment.block", { name: author })}
            look="quiet"
          />
        )}
      </div>
    </li>
  );
}
