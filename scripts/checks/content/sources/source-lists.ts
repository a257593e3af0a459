import type { Problem } from "../../../../lib/platform/content/broken";

/** Every lesson names its sources; a topic without facts says `sources: none`. @param topics - each topic.yaml */
export function withoutSources(topics: { file: string; value: unknown }[]): Problem[] {
  return topics.flatMap(({ file, value }) => {
    const sources = (value as { sources?: unknown } | null)?.sources;
    return sources === "none" || (Array.isArray(sources) && sources.length > 0)
      ? []
      : [
          {
            file,
            field: "sources",
            message: "are missing: name keys of sources.yaml, or say none where no fact stands",
          },
        ];
  });
}
