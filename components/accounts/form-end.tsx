import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The one action of a form, with what concerns the whole form above it. */
export function FormEnd({ label, busyLabel, busy, problem }: { label: string; busyLabel: string; busy: boolean; problem?: string }) {
  return (
    <div className="grid gap-4">
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" disabled={busy} autoFocus={problem ? true : undefined} className="w-full">
        {busy ? busyLabel : label}
      </Button>
    </div>
  );
}
