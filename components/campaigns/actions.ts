"use server";

import { isTeacherVariant } from "@/components/account/register/teacher-variants";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";
import type { CampaignFormData } from "./campaign-form";
import { campaignForm } from "./form-data";

/** The form of a campaign, asked for when it is shown, so that the page does not carry it for everybody. */
export async function loadCampaignForm(variant: string, asked: Language): Promise<CampaignFormData> {
  return campaignForm(isTeacherVariant(variant) ? variant : "course", languageOrDefault(asked));
}
