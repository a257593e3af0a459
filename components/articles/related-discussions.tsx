import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { RelatedContent } from "@/lib/contract/articles";

/** The forum's discussions of a topic. */
export async function RelatedDiscussions({ discussions }: Pick<RelatedContent, "discussions">) {
  const t = await getTranslations("articles");
  if (discussions.length === 0) return null;
  return (
    <section aria-labelledby="discussions" className="mt-10">
      <h2 id="discussions">{t("relatedDiscussions")}</h2>
      <ul className="mt-2 max-w-2xl divide-y divide-hairline">
        {discussions.map((discussion) => (
          <li key={discussion.slug} className="py-3">
            <a
              href={`/discussions/view/${discussion.slug}`}
              className="inline-flex min-h-12 items-center gap-2 leading-snug font-semibold no-underline hover:underline"
            >
              {discussion.title}
              <Icon name="arrow" className="size-5" />
            </a>
            <p className="text-ink-soft">{discussion.lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
