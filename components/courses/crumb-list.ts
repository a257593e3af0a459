import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "@/components/ui/breadcrumb";
import { settings } from "@/lib/settings";

/** Where a page stands, for search engines; the last entry is the page itself. */
export function crumbList(crumbs: Crumb[], path: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href ?? path, settings().portalUrl).href,
    })),
  };
}
