import type { DiscussionForumPosting, Graph } from "schema-dts";
import type { Crumb } from "@/components/ui/breadcrumb";
import type { DiscussionAnswer } from "@/lib/contract/discussions";
import type { Language } from "@/lib/i18n/language";
import type { ShownComment } from "./shown-comment";

type Given = { discussion: DiscussionAnswer; comments: ShownComment[]; address: string; home: string; author: string; language: Language; crumbs: Crumb[] };

/** What a search engine reads of a discussion (schema.org). */
export function discussionGraph({ discussion, comments, address, home, author, language, crumbs }: Given): Graph {
  const posting: DiscussionForumPosting = {
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
  const trail = crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    item: href ? new URL(href, home).href : address,
  }));
  return { "@context": "https://schema.org", "@graph": [posting, { "@type": "BreadcrumbList", itemListElement: trail }] };
}
