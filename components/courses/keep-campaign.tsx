"use client";

import { useEffect } from "react";
import { keepCampaign } from "./campaign";

export function KeepCampaign() {
  useEffect(() => keepCampaign(window.location.search), []);
  return null;
}
