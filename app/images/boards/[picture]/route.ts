import { boardPicture, portalContent } from "@/lib/api/content/portal-content";
import { fileTag } from "@/lib/api/files/file-name";
import { plainResponse } from "@/lib/api/pages/plain-page";
import { defaultLanguage } from "@/lib/platform/i18n/language";

/** The picture of a drawing. Browsers ask again each time, because a visitor can switch pictures off (route.ts). */
export async function GET(request: Request, { params }: { params: Promise<{ picture: string }> }): Promise<Response> {
  const { picture } = await params;
  const drawing = portalContent().drawings.find(({ id }) => `${id}.svg` === picture);
  if (!drawing) return plainResponse(404, defaultLanguage);
  const svg = boardPicture(drawing);
  const tag = `"${fileTag(svg)}"`;
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, no-cache", ETag: tag };
  if (request.headers.get("if-none-match")?.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(svg, { headers });
}
