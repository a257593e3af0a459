import { portalContent } from "@/lib/api/content/portal-content";
import { plainResponse } from "@/lib/api/pages/plain-page";
import { colours } from "@/lib/platform/colours";
import { defaultLanguage, isLanguage, languageFacts } from "@/lib/platform/i18n/language";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/images/brand/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone shows of the portal on its home screen, in each language: `/manifests/en.webmanifest`. */
export async function GET(_request: Request, { params }: { params: Promise<{ manifest: string }> }): Promise<Response> {
  const language = (await params).manifest.replace(/\.webmanifest$/, "");
  if (!isLanguage(language)) return plainResponse(404, defaultLanguage);
  const { site } = portalContent();
  const manifest = {
    id: "/",
    name: site.name[language],
    short_name: site.name[language],
    description: site.description[language],
    lang: language,
    dir: languageFacts[language].direction,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: colours.paper,
    theme_color: colours.peacock,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
      { src: "/images/brand/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
