import type { ReactNode } from "react";
import { portalContent } from "@/lib/api/content/portal-content";

// Of the prerendered pages below only these exist: `/other/enroll` falls through to `[...rest]` and its 404 page.
export const dynamicParams = false;

export function generateStaticParams() {
  return portalContent().campaigns.pages.map(({ slug }) => ({ campaign: slug }));
}

export default function CampaignLayout({ children }: { children: ReactNode }) {
  return children;
}
