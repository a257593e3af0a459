"use client";

import { useEffect } from "react";
import { storeFirstTouch } from "@/components/layout/visitor/first-campaign";

/** Stands on every page: whichever page a campaign leads to, it is known when somebody registers (rule: registration.campaign-marks). */
export function FirstTouch() {
  useEffect(() => storeFirstTouch(window.location), []);
  return null;
}
