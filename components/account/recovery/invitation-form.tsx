"use client";

import { invitationRules } from "@/lib/contract/rules/invitation";
import { findBroken } from "@/lib/contract/rules/rule";
import { ConsentBoxes } from "../privacy/consent-boxes";
import type { ConsentProps } from "../privacy/consent-props";
import { acceptInvitationAction } from "./actions";
import { NewPasswordForm, type NewPasswordProps } from "./new-password-form";

/** The invited person's own password and consent (rule: registration.invited). */
export function InvitationForm({ consents, minimum, ...given }: NewPasswordProps & { consents: ConsentProps }) {
  return (
    <NewPasswordForm
      {...given}
      language={consents.language}
      action={acceptInvitationAction}
      check={(values) => findBroken(invitationRules(minimum), values)}
      above={(account) => <ConsentBoxes {...consents} account={account} />}
    />
  );
}
