import { routePage } from "../../lib/api/http/page-route.ts";
import type { Asked } from "../page.ts";
import { asPageRequest } from "./stored-pages.ts";

/**
 * Where the page of a lesson is, in the visitor's language; null for every other address, and where the visitor is sent
 * elsewhere.
 */
export async function lessonPath({ request, url }: Asked): Promise<string | null> {
  if (!url.startsWith("/course/module/")) return null;
  const route = await routePage(asPageRequest(request, url));
  return route.kind === "page" && route.cookies.length === 0 ? route.path : null;
}
