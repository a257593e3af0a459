import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { FormFields } from "./use-form-fields";

type Props = { account: Pick<FormFields, "busy" | "wholeFormProblem">; label: string; busyLabel: string };

export function FormEnd({ account: { busy, wholeFormProblem: problem }, label, busyLabel }: Props) {
  return (
    <div className="grid gap-4">
      {problem && <Notice kind="error">{problem}</Notice>}
      <SubmitButton
        busy={busy}
        label={label}
        busyLabel={busyLabel}
        autoFocus={problem ? true : undefined}
        className="w-full"
      />
    </div>
  );
}
