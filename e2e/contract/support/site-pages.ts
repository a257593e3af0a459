import { createHash } from "node:crypto";

export type Thing = { "@type": string } & Record<string, unknown>;

/** Every address of the sitemap. */
export async function addressesInSitemap(portalUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${portalUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

/** The structured data (JSON-LD) of a page, with graphs split into their things. */
export function readJsonLd(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => {
    const data = JSON.parse(json) as Thing & { "@graph"?: Thing[] };
    if (data["@context"] !== "https://schema.org") throw new Error(`The context is ${data["@context"]}`);
    return data["@graph"] ?? [data];
  });
}

/** The properties that search engines require of each kind, by their documentation. */
const required: Record<string, string[]> = {
  Article: ["headline", "author", "publisher", "datePublished", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  Course: ["name", "description", "provider"],
  DiscussionForumPosting: ["headline", "text", "author", "datePublished"],
  FAQPage: ["mainEntity"],
  Organization: ["name", "url"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl"],
};

export function missingFrom(thing: Thing): string[] {
  return (required[thing["@type"]] ?? [])
    .filter((property) => !thing[property])
    .map((property) => `${thing["@type"]} has no ${property}`);
}

/** The sources that a policy has to name for the scripts in a page; data such as JSON-LD is no script. */
export function inlineScripts(html: string): { source: string; script: string }[] {
  return [...html.matchAll(/<script((?![^>]*\s(?:src|type)=)[^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = "", script = ""]) => {
      const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1];
      return {
        source: nonce ? `'nonce-${nonce}'` : `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
        script,
      };
    },
  );
}

/** The addresses of the scripts that a page runs: they are in the file that the page names (decision 0211). */
export async function listScripts(portalUrl: string, html: string): Promise<string[]> {
  const [, named = ""] = /data-page-scripts="([^"]+)"/.exec(html) ?? [];
  const list = await (await fetch(portalUrl + named)).text();
  return [...list.matchAll(/"(\/_next\/static\/[^"]+\.js)"/g)].map(([, address = ""]) => address);
}
