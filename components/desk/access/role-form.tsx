import { roles } from "@/lib/contract/desk/access";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { formTexts } from "../act-form";
import { type DeskField, DeskForm } from "../desk-form";
import { toOptions } from "../filter-form";
import { everyState } from "../form-actions";
import { setRoleAction } from "./actions";

type Named = { id: string; name: string };

type Props = { courses: Named[]; states: Named[]; language: Language; back: string };

/** Gives an account a role with its area, or takes it away. */
export function RoleForm({ courses, states, language, back }: Props) {
  const t = translatorFor(language, "desk");
  return (
    <DeskForm
      id="role-form"
      action={setRoleAction}
      language={language}
      back={back}
      texts={formTexts(language, t("staff.save"))}
      fields={[
        {
          kind: "text",
          name: "username",
          label: t("staff.email"),
          hint: t("staff.emailHint"),
          inputMode: "email",
          autoComplete: "off",
          maxLength: 254,
        },
        {
          kind: "select",
          name: "role",
          label: t("staff.role"),
          value: "coordinator",
          options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
        },
        {
          kind: "checks",
          name: "courses",
          label: t("staff.courses"),
          hint: t("staff.coursesHint"),
          options: toOptions(courses),
        },
        {
          kind: "checks",
          name: "states",
          label: t("staff.states"),
          hint: t("staff.statesHint"),
          options: [{ value: everyState, label: t("staff.allStates") }, ...toOptions(states)],
        },
        codeField(language),
      ]}
    />
  );
}

/** The code that is asked for again before a role or a second factor changes. */
export function codeField(language: Language): DeskField {
  const t = translatorFor(language, "desk");
  const texts = { label: t("factor.code"), hint: t("factor.codeAgain") };
  return { kind: "text", name: "code", ...texts, autoComplete: "one-time-code", maxLength: 40 };
}
