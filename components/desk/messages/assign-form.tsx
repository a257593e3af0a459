import { SelectField } from "@/components/forms/field";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { toOptions } from "../filter-form";

type Named = { id: string; name: string };
type Props = {
  action: (form: FormData) => Promise<void>;
  language: Language;
  back: string;
  values: Record<string, string>;
  staff: Named[];
  assignedTo: Named | null;
};

export function AssignForm({ action, language, back, values, staff, assignedTo }: Props) {
  const t = translatorFor(language, "desk");
  // An assignee whose role was taken away is still shown.
  const known = assignedTo && !staff.some(({ id }) => id === assignedTo.id) ? [...staff, assignedTo] : staff;
  return (
    <ActForm action={action} language={language} back={back} values={values} label={t("talk.assignSave")}>
      <div className="min-w-48 flex-1">
        <SelectField
          id="assign-to"
          name="to"
          label={t("talk.assign")}
          placeholder={t("talk.nobody")}
          defaultValue={assignedTo?.id ?? ""}
          options={toOptions(known)}
        />
      </div>
    </ActForm>
  );
}
