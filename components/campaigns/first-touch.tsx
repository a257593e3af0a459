"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";

/**
 * Stores the first campaign on every page, so that it is known at the registration (rule: registration.campaign-marks).
 */
export function FirstTouch() {
  useEffect(() => storeFirstTouch(window.location), []);
  return null;
}
