import type { MetadataRoute } from "next";
import { settings } from "@/lib/platform/settings";

export const dynamic = "force-dynamic";

/** Search engines may index public pages, but no page of a learner or of a mailed link. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/topic"],
      disallow: [
        "/api/",
        "/desk",
        "/discussions/report/",
        "/dashboard",
        "/view/",
        "/course/",
        "/survey/",
        "/my-course",
        "/profile",
        "/settings",
        "/usr/",
        "/search",
        "/certificate/",
      ],
    },
    sitemap: `${settings().portalUrl}/sitemap.xml`,
  };
}
