import type { MetadataRoute } from "next";
import { unlistedAddresses } from "../../contract/routes";

/**
 * Search engines may index public pages, but no page of a learner or of a mailed link. They may read what must not be
 * listed: only who reads a certificate finds its `noindex`, and the preview of one that is shared.
 */
export function crawlerRules(portalUrl: string): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/topic", ...unlistedAddresses.map((address) => address.replace(":path*", ""))],
      disallow: [
        "/api/",
        "/desk",
        "/discussions/report/",
        "/discussions/edit/",
        "/dashboard",
        "/view/",
        "/course/",
        "/survey/",
        "/my-course",
        "/profile",
        "/settings",
        "/usr/",
        "/search",
      ],
    },
    sitemap: `${portalUrl}/sitemap.xml`,
  };
}
