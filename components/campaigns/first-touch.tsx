"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";

/** Stores the first campaign on every page, for the registration (rule: registration.campaign-marks). */
export function FirstTouch() {
  useEffect(() => storeFirstTouch(window.location), []);
  return null;
}
