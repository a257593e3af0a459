"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";
import { saveReturnPath } from "@/components/layout/visitor/saved-return-path";

/** Sets the campaign marker on load, where no other campaign came first, and saves the return path to the course's page (rule: campaign.marker). */
export function CampaignMarker({ courseId }: { courseId: string }) {
  useEffect(() => {
    storeFirstTouch(window.location);
    saveReturnPath(`/info/course/${courseId}`);
  }, [courseId]);
  return null;
}
