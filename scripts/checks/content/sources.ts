import fs from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Fact } from "../../../lib/platform/content/facts/facts";
import type { Source } from "../../../lib/platform/content/facts/sources";

/** The hosts of primary sources, with all below them. */
const publishers = z
  .array(z.string())
  .parse(parse(fs.readFileSync(new URL("publishers.yaml", import.meta.url), "utf8")));

/** Each fact says where in its sources it is found, and every link leads to who published the source. */
export function withoutPrimarySource(facts: Fact[], sources: Source[]): Problem[] {
  return [
    ...facts
      .filter(({ place }) => !place)
      .map(({ key }) => ({
        file: "facts.yaml",
        field: key,
        message: "has no place: name the section, the table or the heading of its source",
      })),
    ...facts.flatMap(({ key, checked }) => repeats("facts.yaml", key, checked?.at)),
    ...sources.flatMap(({ key, address, second }) =>
      [address, second].flatMap((each) => repeats("sources.yaml", key, each)),
    ),
  ];
}

function repeats(file: string, field: string, address: string | undefined): Problem[] {
  if (!address) return [];
  const { host } = new URL(address);
  return publishers.some((each) => host === each || host.endsWith(`.${each}`))
    ? []
    : [{ file, field, message: `links ${host}, which is no publisher of a primary source (publishers.yaml)` }];
}

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
