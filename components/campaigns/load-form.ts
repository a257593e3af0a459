import type { ComponentType } from "react";
import type { TeacherVariant } from "@/components/account/client";
import type { Language } from "@/lib/platform/i18n/language";
import { loadCampaignForm } from "./actions";
import type { CampaignFormData } from "./campaign-form";
import type { CampaignPopupProps } from "./campaign-popup";

export type LoadedForm = {
  data: CampaignFormData;
  Popup: ComponentType<CampaignPopupProps>;
  Form: typeof import("./campaign-form").CampaignForm;
};

let loading: Promise<LoadedForm> | undefined;

/** Loads the form's code and data once; side column and dialog share them. A failed load can be repeated. */
export function loadForm(variant: TeacherVariant, language: Language): Promise<LoadedForm> {
  loading ??= Promise.all([import("./campaign-popup"), loadCampaignForm(variant, language)]).then(
    ([{ CampaignPopup, CampaignForm }, data]) => ({ Popup: CampaignPopup, Form: CampaignForm, data }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
