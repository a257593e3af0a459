import { SelectField, TextArea, TextField } from "@/components/forms/field";
import { EmailField } from "@/components/forms/fields/email-field";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples } from "./example";
import { SummaryFields } from "./with-state";

export function Fields({ language }: { language: Language }) {
  const t = translatorFor(language, "accounts");
  const profile = translatorFor(language, "profile");
  const learning = translatorFor(language, "learning");
  const answers = translatorFor(language, "answers");
  const options = [
    { value: "Urban", label: profile("residences.Urban") },
    { value: "Rural", label: profile("residences.Rural") },
  ];
  const residence = { label: profile("residence"), options, placeholder: profile("chooseResidence") };
  return (
    <Examples>
      <Example caption="<TextField>">
        <TextField id="field-plain" label={t("firstName")} />
      </Example>
      <Example caption="<TextField hint optional>">
        <TextField
          id="field-hint"
          label={t("mobile")}
          hint={t("mobileHint")}
          optional={profile("optional")}
          inputMode="tel"
        />
      </Example>
      <Example caption="<TextField error>">
        <TextField
          id="field-error"
          label={t("mobile")}
          hint={t("mobileHint")}
          error={answers("mobileInvalid")}
          defaultValue="12345"
        />
      </Example>
      <Example caption="<TextField disabled>">
        <TextField id="field-disabled" label={t("district")} defaultValue={t("stateFirst")} disabled />
      </Example>
      <Example caption="<EmailField>">
        <EmailField id="field-email" label={t("email")} hint={t("emailHint")} />
      </Example>
      <Example caption='<TextField type="password">'>
        <TextField
          id="field-password"
          label={t("password")}
          type="password"
          autoComplete="off"
          defaultValue="lotus pond"
        />
      </Example>
      <Example caption="<SelectField placeholder>">
        <SelectField id="field-select" {...residence} />
      </Example>
      <Example caption="<SelectField error>">
        <SelectField id="field-select-error" {...residence} error={answers("fillRequired")} />
      </Example>
      <Example caption="<SelectField disabled>">
        <SelectField id="field-select-disabled" {...residence} disabled />
      </Example>
      <Example caption="<TextArea hint>">
        <TextArea id="field-area" label={learning("feedback.label")} hint={learning("feedback.hint")} rows={4} />
      </Example>
      <Example caption="<TextArea error>">
        <TextArea id="field-area-error" label={learning("feedback.label")} error={answers("feedbackBlank")} rows={4} />
      </Example>
      <Example caption="<ErrorSummary>: press the button with empty fields" whole>
        <SummaryFields
          texts={{
            title: t("problemsTitle"),
            name: t("firstName"),
            email: t("email"),
            missing: answers("fillRequired"),
            send: profile("save"),
          }}
        />
      </Example>
    </Examples>
  );
}
