import { fileTag } from "@/lib/api/files/file-name";
import { readOfflineScript } from "@/lib/api/pages/offline-scripts";
import { plainResponse } from "@/lib/api/pages/plain-page";
import { defaultLanguage } from "@/lib/platform/i18n/language";

/**
 * The scripts and the style sheet of the offline portal, which `scripts/build/offline-scripts.ts` makes beside the build. A browser asks
 * for them again each time, so that a new build, or the setting that removes the worker, reaches it at once.
 */
export async function GET(request: Request, { params }: { params: Promise<{ script: string }> }): Promise<Response> {
  const { script } = await params;
  const found = readOfflineScript(script);
  if (found === null) return plainResponse(404, defaultLanguage);
  const tag = `"${fileTag(found)}"`;
  const headers = {
    "Content-Type": script.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    ETag: tag,
    "Service-Worker-Allowed": "/",
  };
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  return new Response(found, { headers });
}
