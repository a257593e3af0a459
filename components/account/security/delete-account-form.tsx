"use client";

import { useRef, useState } from "react";
import { EmailField } from "@/components/forms/fields/email-field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { WithoutScript } from "@/components/forms/without-script";
import { Button, SubmitButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Signed } from "@/components/ui/drawn-signs";
import { deleteAccountAction, deleteByAddressAction } from "./actions";
import { FormNotes } from "./form-notes";
import { ProofFields } from "./proof-fields";
import { deleteProblems, type RuleWords } from "./rules";
import type { settingsTexts } from "./settings-texts";

type Props = {
  language: string;
  /** For a guest; else the account of the page is deleted. */
  withAddress: boolean;
  /** Whether the account can be closed for some days first; an existing backend deletes at once. */
  withGrace: boolean;
  texts: ReturnType<typeof settingsTexts>["remove"];
  words: RuleWords;
};

/** Asks for the password, and on the public page for the e-mail address too (rule: settings.delete). */
export function DeleteAccountForm({ language, withAddress, withGrace, texts, words }: Props) {
  const prefix = "delete-";
  const { confirming, confirm, answer } = useConfirmation();
  const { form, problems, fieldError, busy, values } = useServerForm({
    action: withAddress ? deleteByAddressAction : deleteAccountAction,
    offline: texts.offline,
    check: (given) => deleteProblems(given, { withAddress, withTick: false }, words),
    confirm,
    loadsAnew: true,
  });
  const field = (name: string) => ({ id: `${prefix}${name}`, name, error: fieldError(name), "aria-required": true });
  // Also for who pressed the button before the scripts ran: the message names the box.
  const sure = <TickBox {...field("sure")} label={texts.sure} />;
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} title={texts.summary} prefix={prefix} />
      {withAddress && (
        <EmailField {...field("username")} label={texts.email} defaultValue={values.username} autoComplete="username" />
      )}
      <ProofFields field={field} asksForCode={Boolean(fieldError("code") || values.asksForCode)} texts={texts} />
      {withGrace && (
        <>
          <input type="hidden" name="grace" value="yes" />
          <TickBox id={`${prefix}now`} name="now" label={texts.deleteNow} defaultChecked={values.now === "yes"} />
        </>
      )}
      {fieldError("sure") ? sure : <WithoutScript>{sure}</WithoutScript>}
      <SubmitButton
        busy={busy}
        look="danger"
        label={texts.deleteAccount}
        busyLabel={texts.deleting}
        className="w-full sm:w-auto sm:justify-self-start"
      />
      <Dialog open={confirming} onClose={() => answer(false)} title={texts.confirmTitle} closeLabel={texts.close}>
        <p>{texts.confirmText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="danger" onClick={() => answer(true)}>
            {texts.yes}
          </Button>
          <Button look="secondary" onClick={() => answer(false)}>
            {texts.no}
          </Button>
        </div>
      </Dialog>
    </form>
  );
}

/** The documented question (rule: settings.delete), once; without JavaScript a checkbox replaces it. */
function useConfirmation() {
  const [confirming, setConfirming] = useState(false);
  const waiting = useRef<(sure: boolean) => void>(undefined);
  const confirm = async (form: FormData) => {
    const sure = await new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setConfirming(true);
    });
    if (sure) form.set("sure", "yes");
    return sure;
  };
  const answer = (sure: boolean) => {
    setConfirming(false);
    waiting.current?.(sure);
  };
  return { confirming, confirm, answer };
}

type TickBoxProps = { id: string; name: string; label: string; error?: string } & (
  | { "aria-required": boolean }
  | { defaultChecked: boolean }
);

/** A box that chooses or confirms; never ticked by default. */
function TickBox({ id, name, label, error, ...rest }: TickBoxProps) {
  return (
    <div>
      <label className="flex min-h-12 items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          name={name}
          type="checkbox"
          value="yes"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-sindoor"
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} data-error="" className="mt-1 text-small font-semibold text-sindoor empty:hidden">
        <Signed sign="cross">{error}</Signed>
      </p>
    </div>
  );
}
