import type { ArticleCard as Article } from "@/lib/contract/articles";

/** An article as its reader's question, short enough that those of a topic stand on one screen of a phone. The whole card is the link. */
export function QuestionCard({ article, heading: Heading }: { article: Article; heading: "h2" | "h3" }) {
  return (
    <article className="relative h-full rounded-card border border-hairline bg-white px-4 py-3 transition-colors hover:border-peacock">
      <Heading className="text-[1.1rem] leading-snug wrap-anywhere md:text-[1.2rem]">
        <a href={`/topic/${article.topic}/${article.slug}`} className="after:absolute after:inset-0">
          {article.question ?? article.title}
        </a>
      </Heading>
      <p className="mt-1 text-[0.9em] text-ink-soft">
        {article.content_type} · {article.content_length}
      </p>
    </article>
  );
}
