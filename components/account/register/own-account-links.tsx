"use client";

import type { FormFields } from "@/components/forms/use-form-fields";
import { guest, storeTyped } from "@/components/layout/visitor/tab-drafts";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useScriptWorks } from "@/components/ui/use-script-works";
import { addressOfOwnAccount, type WayToOwnAccount, waysToOwnAccount } from "./ways-to-own-account";

export type OwnAccountTexts = { ownAccount: string; ways: Record<WayToOwnAccount, string> };
type Props = { account: FormFields; texts: OwnAccountTexts; courseId?: string; rdir?: string };

/** The field that takes the address, and the name of its form's draft. */
const draftFields: Record<WayToOwnAccount, { draft: string; field: string }> = {
  login: { draft: "login", field: "username" },
  newPassword: { draft: "forgot", field: "email" },
};

/** Where somebody with an account goes on: to the login or to a new password, with the address filled in. */
export function OwnAccountLinks({ account, texts, courseId, rdir }: Props) {
  const scriptWorks = useScriptWorks();
  if (account.errors.username?.type !== "accountExists") return null;
  const fillIn = (way: WayToOwnAccount) => {
    const { draft, field } = draftFields[way];
    storeTyped(guest, draft, { values: { [field]: [account.valueNow("username")] }, base: {} });
  };
  return (
    <Notice kind="information">
      <p>{texts.ownAccount}</p>
      <div className="mt-3 grid gap-3">
        {waysToOwnAccount.map((way) =>
          scriptWorks ? (
            <LinkButton
              key={way}
              look="secondary"
              href={addressOfOwnAccount(way, { courseId, rdir })}
              onClick={() => fillIn(way)}
              className="w-full"
            >
              {texts.ways[way]}
            </LinkButton>
          ) : (
            <Button key={way} type="submit" name="step" value={way} look="secondary" className="w-full">
              {texts.ways[way]}
            </Button>
          ),
        )}
      </div>
    </Notice>
  );
}
