"use client";

import { useEffect } from "react";
import { keepCampaign } from "@/components/courses/campaign";
import { saveReturnPath } from "./saved-return-path";

/** Sets the campaign marker on load and saves the return path to the course's page (accounts §4). A campaign in the address stays named as it is there. */
export function CampaignMarker({ campaign, courseId }: { campaign: string; courseId: string }) {
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get("utm_campaign");
    keepCampaign(new URLSearchParams({ utm_source: campaign, utm_campaign: named || campaign }).toString());
    saveReturnPath(`/info/course/${courseId}`);
  }, [campaign, courseId]);
  return null;
}
