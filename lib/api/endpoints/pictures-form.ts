import "server-only";
import { parseCookie } from "cookie";
import { lookCookie, withPictures } from "../../contract/rules/page-cookies";
import { textIn } from "../http/read-form";

const yearSeconds = 60 * 60 * 24 * 365;

/**
 * Switches pictures off or on without JavaScript: the form of /accessibility, whose sender the server has checked
 * (server/answer/reject-early.ts). With JavaScript the settings panel writes the same cookie.
 */
export async function handlePicturesForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400, headers: { "Cache-Control": "private, no-store" } });
  const shown = textIn(form, "pictures") !== "off";
  const stored = parseCookie(request.headers.get("cookie") ?? "")[lookCookie] ?? "";
  const value = withPictures(stored, shown);
  return new Response(null, {
    status: 303,
    headers: {
      Location: "/accessibility#pictures",
      "Cache-Control": "private, no-store",
      "Set-Cookie": `${lookCookie}=${value}; Path=/; Max-Age=${value ? yearSeconds : 0}; SameSite=Lax`,
    },
  });
}
