export type PageSection = { id: string; title: string; html: string };

const heading = /<h2(?: [^>]*)?>([\s\S]*?)<\/h2>/;

/** A page's text before its first heading, and a section for each of the second level, also of other backends. */
export function sectionsOf(html: string): { opening: string; sections: PageSection[] } {
  const [opening = "", ...rest] = html.split(/(?=<h2[ >])/);
  const starts = heading.test(opening);
  return {
    opening: starts ? "" : opening.trim(),
    sections: (starts ? [opening, ...rest] : rest).map((part, index) => {
      const [whole = "", title = ""] = heading.exec(part) ?? [];
      const id = /^<h2 [^>]*\bid="([^"]+)"/.exec(whole)?.[1] ?? `part-${index + 1}`;
      return { id, title: asText(title), html: part.replace(whole, "").trim() };
    }),
  };
}

const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** A heading's words without its marks. */
function asText(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign);
}
