import { routePage } from "../../lib/api/http/page-route.ts";
import { routeMatcher, templateRoutes } from "../../lib/contract/routes.ts";
import type { Asked } from "../page.ts";
import { asPageRequest } from "./stored-pages.ts";

const hasTemplate = routeMatcher(templateRoutes);

/**
 * Where a page with a template is, in the visitor's language; null for every other address, for one with a query, and
 * where the visitor is sent elsewhere.
 */
export async function templatePath({ request, url }: Pick<Asked, "request" | "url">): Promise<string | null> {
  if (url.includes("?") || !hasTemplate.test(url)) return null;
  const route = await routePage(asPageRequest(request, url));
  return route.kind === "page" && route.cookies.length === 0 ? route.path : null;
}
