import type { DiscussionForumPosting, WithContext } from "schema-dts";
import type { DiscussionAnswer } from "@/lib/contract/discussions";
import type { Language } from "@/lib/platform/i18n/language";
import type { ShownComment } from "./comments/shown-comment";

type Given = { discussion: DiscussionAnswer; comments: ShownComment[]; address: string; home: string; author: string; language: Language };

/** Structured data of a discussion (schema.org). */
export function discussionData({ discussion, comments, address, home, author, language }: Given): WithContext<DiscussionForumPosting> {
  return {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    "@id": address,
    url: address,
    headline: discussion.title,
    text: discussion.lead || discussion.title,
    inLanguage: language,
    datePublished: discussion.created_on,
    author: { "@type": "Organization", name: author, url: home },
    commentCount: discussion.total_comments,
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "CommentAction" },
      userInteractionCount: discussion.total_comments,
    },
    comment: comments.map((each) => ({
      "@type": "Comment",
      text: each.text,
      datePublished: each.writtenAt,
      url: `${address}#comment-${each.id}`,
      author: { "@type": "Person", name: each.author },
    })),
  };
}
