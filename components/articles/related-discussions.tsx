import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

/** The forum's discussions of a topic. */
export async function RelatedDiscussions({ topic, language }: { topic: string; language: Language }) {
  const t = await getTranslations("articles");
  const discussions = content().discussions.filter((discussion) => discussion.topic === topic);
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
              {discussion.title[language]}
              <Icon name="arrow" className="size-5" />
            </a>
            <p className="text-ink-soft">{discussion.lead[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
