"use client";

import { Button } from "@/components/ui/button";
import { confirmedMobileField } from "../form-state";
import type { FormFields } from "../use-form-fields";

export type MobileQuestionTexts = "mobileQuestion" | "mobileQuestionWhy" | "mobileYes";
type Props = { account: FormFields; texts: Record<MobileQuestionTexts, string> };

/** Asks once about a number that no Indian mobile has. Submitting the form again with the same number confirms it, so no number is rejected. */
export function MobileQuestion({ account: { mobileToConfirm, watch }, texts }: Props) {
  const number = watch("mobile") ?? mobileToConfirm;
  const asksNow = mobileToConfirm !== undefined && number === mobileToConfirm;
  return (
    <>
      {mobileToConfirm && <input type="hidden" name={confirmedMobileField} value={mobileToConfirm} />}
      <div role="alert" className="empty:hidden">
        {asksNow && (
          <div className="grid justify-items-start gap-2 rounded-card border border-marigold bg-haldi px-4 py-3">
            <p className="font-semibold">
              {texts.mobileQuestion} {mobileToConfirm}
            </p>
            <p>{texts.mobileQuestionWhy}</p>
            <Button type="submit" look="secondary" size="small">
              {texts.mobileYes}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
