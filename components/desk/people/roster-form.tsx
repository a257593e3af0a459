"use client";

import { FormDraft } from "@/components/forms/drafts/form-draft";
import { type Option, SelectField, TextField } from "@/components/forms/field";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RosterMember } from "@/lib/contract/desk/rosters";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { HiddenValues } from "../hidden-values";
import { transferAction } from "./actions";

type Texts = Messages["desk"]["roster"]["form"] &
  Record<"district" | "block" | "institution" | "busy" | "offline", string>;
type Props = {
  members: RosterMember[];
  stateId: string;
  districts: Option[];
  blocks: string[];
  from: { institution: string; district: string; block: string };
  language: Language;
  back: string;
  texts: Texts;
};

/** Chooses people and the institution to move them to. The first press shows a preview, the second moves them. */
export function RosterForm({ members, stateId, districts, blocks, from, language, back, texts }: Props) {
  const id = `roster-${[stateId, from.district, from.block, from.institution].join("-")}`;
  const { form, result, problems, busy, values } = useServerForm({
    action: transferAction,
    offline: texts.offline,
    draft: id,
    toasts: "none",
  });
  const problem = problems[0]?.message;
  const { notice, message } = useAnswerNotice({ result, problems, done: problem ? undefined : values.preview });
  const chosen = values.accountIds?.split(",");
  return (
    <form {...form} id={id} className="grid gap-6">
      <AccountField />
      <HiddenValues values={{ pageLanguage: language, back, stateId }} />
      <fieldset>
        <legend className="font-semibold">{texts.people}</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {members.map(({ accountId, name, username }) => (
            <label key={accountId} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                name="accountIds"
                value={accountId}
                defaultChecked={chosen ? chosen.includes(accountId) : true}
                className="size-5 shrink-0 accent-peacock"
              />
              <span className="[overflow-wrap:anywhere]">
                {name} <span className="text-small text-ink-soft">{username}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-semibold">{texts.to}</legend>
        <SelectField
          id="to-district"
          name="district"
          label={texts.district}
          placeholder={texts.chooseDistrict}
          defaultValue={
            values.district ?? (districts.some(({ value }) => value === from.district) ? from.district : "")
          }
          options={districts}
          required
        />
        <TextField
          id="to-block"
          name="block"
          label={texts.block}
          hint={texts.blockHint}
          list="blocks"
          autoComplete="off"
          maxLength={80}
          defaultValue={values.block ?? from.block}
        />
        <datalist id="blocks">
          {blocks.map((block) => (
            <option key={block} value={block} />
          ))}
        </datalist>
        <TextField
          id="to-institution"
          name="institution"
          label={texts.institution}
          autoComplete="off"
          maxLength={160}
          defaultValue={values.institution ?? from.institution}
          required
        />
      </fieldset>
      <div ref={notice} tabIndex={-1} role="status" className="empty:hidden">
        {message && <Notice kind={problem ? "error" : "tip"}>{message}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={values.previewed ? "secondary" : "primary"} aria-disabled={busy}>
          {busy ? texts.busy : texts.preview}
        </Button>
        {values.previewed && (
          <Button type="submit" name="confirmed" value={values.previewed} aria-disabled={busy}>
            {texts.move}
          </Button>
        )}
      </div>
      <FormDraft form={id} />
    </form>
  );
}
