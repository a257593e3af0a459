"use client";

import dynamic from "next/dynamic";

/**
 * The form loads where it is shown: every page that may show the guardian's screen in its place names it, and the code
 * of a form would come with each of them. Without JavaScript it is in the HTML all the same.
 */
export const AskGuardian = dynamic(() => import("./ask-guardian-form").then(({ AskGuardianForm }) => AskGuardianForm));
