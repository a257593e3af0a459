import type { MetadataRoute } from "next";
import { settings } from "@/lib/platform/settings";

export const dynamic = "force-dynamic";

/** What is public may be read by every search engine; what belongs to a learner or a mailed link may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/topic"],
      disallow: ["/api/", "/dashboard", "/view/", "/course/", "/survey/", "/my-course", "/profile", "/settings", "/usr/", "/search", "/certificate/"],
    },
    sitemap: `${settings().portalUrl}/sitemap.xml`,
  };
}
