"use client";

import type { CourseToOpen } from "@/components/account/client";
import { Dialog } from "@/components/ui/dialog";
import { CampaignForm, type CampaignFormData } from "./campaign-form";

export { CampaignForm };

export type CampaignPopupProps = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  data: CampaignFormData;
  course: CourseToOpen;
};

/** The form of a campaign in a dialog; closing it returns to the page. */
export function CampaignPopup({ open, onClose, closeLabel, data, course }: CampaignPopupProps) {
  return (
    <Dialog open={open} onClose={onClose} title={data.texts.title} closeLabel={closeLabel} sheet>
      <CampaignForm {...data} course={course} />
    </Dialog>
  );
}
