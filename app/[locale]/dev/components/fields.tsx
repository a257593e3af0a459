import { SelectField, TextArea, TextField } from "@/components/forms/field";
import { EmailField } from "@/components/forms/fields/email-field";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Examples } from "./example";

export function fields(language: Language): Examples {
  const t = translatorFor(language, "accounts");
  const profile = translatorFor(language, "profile");
  const learning = translatorFor(language, "learning");
  const answers = translatorFor(language, "answers");
  const options = [
    { value: "Urban", label: profile("residences.Urban") },
    { value: "Rural", label: profile("residences.Rural") },
  ];
  const residence = { label: profile("residence"), options, placeholder: profile("chooseResidence") };
  const mobile = { label: t("mobile"), hint: t("mobileHint") };
  const feedback = { label: learning("feedback.label"), rows: 4 };
  return {
    of: {
      "<TextField>": <TextField id="field-plain" label={t("firstName")} />,
      "<TextField hint optional>": (
        <TextField id="field-hint" {...mobile} optional={profile("optional")} inputMode="tel" />
      ),
      "<TextField error>": (
        <TextField id="field-error" {...mobile} error={answers("mobileInvalid")} defaultValue="12345" />
      ),
      "<TextField disabled>": (
        <TextField id="field-disabled" label={t("district")} defaultValue={t("stateFirst")} disabled />
      ),
      "<EmailField>": <EmailField id="field-email" label={t("email")} hint={t("emailHint")} />,
      '<TextField type="password">': (
        <TextField
          id="field-password"
          label={t("password")}
          type="password"
          autoComplete="off"
          defaultValue="lotus pond"
        />
      ),
      "<SelectField placeholder>": <SelectField id="field-select" {...residence} />,
      "<SelectField error>": <SelectField id="field-select-error" {...residence} error={answers("fillRequired")} />,
      "<SelectField disabled>": <SelectField id="field-select-disabled" {...residence} disabled />,
      "<TextArea hint>": <TextArea id="field-area" {...feedback} hint={learning("feedback.hint")} />,
      "<TextArea error>": <TextArea id="field-area-error" {...feedback} error={answers("feedbackBlank")} />,
    },
  };
}
