import { plainResponse } from "@/lib/api/pages/plain-page";
import { findPreview } from "@/lib/api/pages/published-pages";
import { isLanguage, languageOrDefault } from "@/lib/platform/i18n/language";
import { refusalIn, sharePicture } from "@/lib/platform/share-pictures";

type Context = { params: Promise<{ language: string; page: string[] }> };

/** The preview picture of a shared page, such as `/share/hi/topic/nutrition.png`. Unknown pages have none. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, page } = await params;
  const address = `/${page.join("/")}`.replace(/\.png$/, "").replace(/^\/home$/, "/");
  const found = isLanguage(language) && (await findPreview(address, language));
  if (!isLanguage(language) || !found) return plainResponse(404, languageOrDefault(language));
  try {
    return new Response(new Uint8Array(await sharePicture({ language, ...found })), {
      headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
    });
  } catch (error) {
    if (!refusalIn(error)) throw error;
    const later = plainResponse(503, language);
    later.headers.set("Retry-After", "5");
    return later;
  }
}
