"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";
import { saveReturnPath } from "@/components/layout/visitor/saved-return-path";

/**
 * Stores the campaign parameters on load, unless an earlier campaign is stored, and saves the return path to the course
 * page (rule: campaign.marker).
 */
export function CampaignMarker({ courseId }: { courseId: string }) {
  useEffect(() => {
    storeFirstTouch(window.location);
    saveReturnPath(`/info/course/${courseId}`);
  }, [courseId]);
  return null;
}
