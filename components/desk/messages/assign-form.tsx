import type { ComponentProps } from "react";
import { SelectField } from "@/components/forms/field";
import { ActForm } from "../act-form";
import type { Part } from "../desk-page";
import { toOptions } from "../filter-form";

type Named = { id: string; name: string };
type Props = Omit<ComponentProps<typeof ActForm>, "label"> &
  Pick<Part, "t"> & { staff: Named[]; assignedTo: Named | null };

export function AssignForm({ staff, assignedTo, t, values, ...form }: Props) {
  // An assignee whose role was taken away is still shown.
  const known = assignedTo && !staff.some(({ id }) => id === assignedTo.id) ? [...staff, assignedTo] : staff;
  return (
    <ActForm {...form} values={{ ...values, seen: assignedTo?.id ?? "" }} label={t("talk.assignSave")}>
      <div className="min-w-48 flex-1">
        <SelectField
          // The page may show another assignee after an answer.
          key={assignedTo?.id}
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
