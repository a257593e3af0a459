import type { DiscussionForumPosting, WithContext } from "schema-dts";
import { Breadcrumb, publicAddress, wholeAddress } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { portalContent } from "@/lib/api/content/portal-content";
import type { DiscussionAnswer } from "@/lib/contract/discussions";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CommentForm } from "./comments/comment-form";
import { CommentList } from "./comments/comment-list";
import { offeredIn } from "./comments/offered";
import { type CommentPlace, discussionAddress, listAddress, writeAddress } from "./comments/place";
import { commentFormTexts } from "./comments/texts";
import type { Loaded } from "./load-discussion";

export async function DiscussionScreen({ loaded, language }: { loaded: Loaded<DiscussionAnswer>; language: Language }) {
  const { discussion, comments, page } = loaded;
  const t = translatorFor(language, "discussions");
  const place: CommentPlace = { kind: "forum", slug: discussion.slug };
  const { report } = await offeredIn(place);
  const pageHref = (to: number) => discussionAddress(discussion.slug, to);
  const crumbs = [{ label: t("title"), href: listAddress() }, { label: discussion.title }];
  const author = t("author", { site: portalContent().site.name[language] });
  return (
    <div className="container-text pb-10">
      <StructuredData data={discussionData(loaded, author, language)} />
      <Breadcrumb crumbs={crumbs} path={pageHref(page)} language={language} />
      <article>
        <h1>{discussion.title}</h1>
        <p className="mt-2 text-small text-ink-soft">
          {author} · <time dateTime={discussion.created_on}>{dayMonthYear(discussion.created_on, language)}</time>
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
        <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: discussion.description }} />
      </article>
      <CommentForm
        place={place}
        language={language}
        texts={await commentFormTexts({ language, forGuests: true })}
        showsNewest={page === 1}
      />
      <CommentList
        place={place}
        comments={comments}
        total={discussion.total_comments}
        page={page}
        language={language}
        pageHref={pageHref}
      />
      <p className="mt-4 hidden [@media(scripting:none)]:block">
        <a
          href={`${writeAddress(discussion.slug, page)}#comments`}
          rel="nofollow"
          className="inline-flex min-h-12 items-center font-semibold"
        >
          {t(report ? "deleteOwnOrReport" : "deleteOwn")}
        </a>
      </p>
      <p className="mt-8">
        <a href={listAddress()} className="inline-flex min-h-12 items-center font-semibold">
          {t("allDiscussions")}
        </a>
      </p>
    </div>
  );
}

function discussionData(
  { discussion, comments, page }: Loaded<DiscussionAnswer>,
  author: string,
  language: Language,
): WithContext<DiscussionForumPosting> {
  const address = publicAddress(discussionAddress(discussion.slug, page), language);
  return {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    "@id": address,
    url: address,
    headline: discussion.title,
    text: discussion.lead || discussion.title,
    inLanguage: language,
    datePublished: discussion.created_on,
    author: { "@type": "Organization", name: author, url: wholeAddress("/") },
    commentCount: discussion.total_comments,
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "CommentAction" },
      userInteractionCount: discussion.total_comments,
    },
    comment: comments.map((each) => ({
      "@type": "Comment",
      text: each.comment,
      datePublished: each.commented_on,
      url: `${address}#comment-${each.id}`,
      author: { "@type": "Person", name: each.comment_by },
    })),
  };
}
