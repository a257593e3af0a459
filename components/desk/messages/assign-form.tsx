import type { ComponentProps } from "react";
import { SelectField } from "@/components/forms/field";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { toOptions } from "../filter-form";

type Named = { id: string; name: string };
type Props = Omit<ComponentProps<typeof ActForm>, "label"> & { staff: Named[]; assignedTo: Named | null };

export function AssignForm({ staff, assignedTo, ...form }: Props) {
  const t = translatorFor(form.language, "desk");
  // An assignee whose role was taken away is still shown.
  const known = assignedTo && !staff.some(({ id }) => id === assignedTo.id) ? [...staff, assignedTo] : staff;
  return (
    <ActForm {...form} label={t("talk.assignSave")}>
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
