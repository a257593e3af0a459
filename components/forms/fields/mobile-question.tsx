"use client";

import { Button } from "@/components/ui/button";
import { askedField } from "../form-state";
import type { FormFields } from "../use-form-fields";

export type MobileQuestionTexts = "mobileQuestion" | "mobileQuestionWhy" | "mobileYes";
type Props = { account: FormFields; texts: Record<MobileQuestionTexts, string> };

/** Asks once about a number that no Indian mobile has. Sending the form again with the same number confirms it: no number is rejected. */
export function MobileQuestion({ account: { asked, watch }, texts }: Props) {
  const number = watch("mobile") ?? asked;
  const asksNow = asked !== undefined && number === asked;
  return (
    <>
      {asked && <input type="hidden" name={askedField} value={asked} />}
      <div role="alert" className="empty:hidden">
        {asksNow && (
          <div className="grid justify-items-start gap-2 rounded-card border border-marigold bg-haldi px-4 py-3">
            <p className="font-semibold">
              {texts.mobileQuestion} {asked}
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
