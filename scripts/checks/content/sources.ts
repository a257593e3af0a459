import type { Problem } from "../../../lib/platform/content/broken";
import type { Fact } from "../../../lib/platform/content/facts/facts";
import type { Source } from "../../../lib/platform/content/facts/sources";

/**
 * Who publishes what a fact may rest on: the state and its courts, the organisations of the United Nations, the bodies
 * that make a standard or a survey, and the archive of a paper. A newspaper, a blog or a law firm repeats them.
 */
const publishers = [
  "gov.in",
  "nic.in",
  "nin.res.in",
  "nios.ac.in",
  "nfhsiips.in",
  "dhsprogram.com",
  "asercentre.org",
  "bsdma.org",
  "npci.org.in",
  "anemiamuktbharat.info",
  "who.int",
  "unicef.org",
  "unesco.org",
  "unodc.org",
  "unwomen.org",
  "ohchr.org",
  "ifrc.org",
  "fphandbook.org",
  "acog.org",
  "aasm.org",
  "aad.org",
  "nice.org.uk",
  "doi.org",
  "ncbi.nlm.nih.gov",
];

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
    : [{ file, field, message: `links ${host}, which is no publisher of a primary source (sources.ts)` }];
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
