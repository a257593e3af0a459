import type { Graph, Thing, WithContext } from "schema-dts";

/** Structured data of a page (schema.org as JSON-LD). `<` is escaped, so that no text can end the script. */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
