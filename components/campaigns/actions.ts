"use server";

import { isTeacherVariant } from "@/components/account/client";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";
import type { CampaignFormData } from "./campaign-form";
import { campaignForm } from "./form-data";

/** Loads the data of a campaign's form when it is shown, so that the stored page stays small. */
export async function loadCampaignForm(variant: string, requested: Language): Promise<CampaignFormData> {
  return campaignForm(isTeacherVariant(variant) ? variant : "course", languageOrDefault(requested));
}
