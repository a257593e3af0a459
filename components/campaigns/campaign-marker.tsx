"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";
import { saveReturnPath } from "@/components/layout/visitor/saved-return-path";
import { storeReturnPath } from "@/lib/contract/meta/return-path-script";

/** Stores the campaign parameters unless an earlier campaign is stored, and the return path (rule: campaign.marker). */
export function CampaignMarker({ courseId }: { courseId: string }) {
  const path = `/info/course/${courseId}`;
  useEffect(() => {
    storeFirstTouch(window.location);
    saveReturnPath(path);
  }, [path]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
  return <script data-return-path={path} dangerouslySetInnerHTML={{ __html: storeReturnPath }} />;
}
