import { TopicPicture } from "./topic-picture";

type Props = { topics: { slug: string; name: string }[]; label: string; className?: string };

/** All topics by their motifs, each a link: two beside one another on a phone. */
export function TopicMotifs({ topics, label, className = "" }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-y-1 pair:justify-center pair:gap-y-6 lg:gap-y-8">
        {topics.map((topic) => (
          <li key={topic.slug} className="w-[max(50%,9rem)] pair:w-1/4 pair:text-center lg:w-1/6">
            <a
              href={`/topic/${topic.slug}`}
              className="group flex h-full items-center gap-1 rounded-card py-1 text-ink no-underline hover:bg-white pair:block pair:px-2"
            >
              <TopicPicture
                slug={topic.slug}
                px={96}
                className="size-9 shrink-0 pair:mx-auto pair:size-24 lg:size-28"
              />
              <span className="block min-w-0 text-small leading-tight font-semibold wrap-anywhere group-hover:underline pair:mt-2 pair:text-body pair:leading-snug pair:text-balance">
                {topic.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
