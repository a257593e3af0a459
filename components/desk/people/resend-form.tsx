import type { Person } from "@/lib/contract/desk/people";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { DeskForm } from "../desk-form";
import { formTexts } from "../form-texts";
import { resendMailAction } from "./actions";

/** Sends a mail again. Only those that this person can need are offered. */
export function ResendForm({ person, language, back }: { person: Person; language: Language; back: string }) {
  const t = translatorFor(language, "desk");
  const options = [
    ...(person.invited ? [{ value: "invitation", label: t("person.resends.invitation") }] : []),
    ...(person.verified || person.invited ? [] : [{ value: "verification", label: t("person.resends.verification") }]),
    ...person.certificates
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ id, of, number }) => ({ value: `certificate ${id}`, label: t("person.resends.certificate", { of, number }) })),
    ...(person.invited ? [] : person.courses.map(({ id, name }) => ({ value: `resume ${id}`, label: t("person.resends.resume", { course: name }) }))),
  ];
  if (options.length === 0) return null;
  return (
    <div className="mt-2">
      <DeskForm
        id="resend"
        action={resendMailAction}
        language={language}
        back={back}
        hidden={{ accountId: person.accountId }}
        texts={formTexts(language, t("person.send"))}
        drafts={false}
        fields={[{ kind: "select", name: "mail", label: t("person.resend"), hint: t("person.resendHint"), options }]}
      />
    </div>
  );
}
