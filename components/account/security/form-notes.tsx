import { ErrorSummary } from "@/components/forms/error-summary";
import type { Problem } from "@/components/forms/form-state";
import { Notice } from "@/components/ui/notice";

type Props = {
  problems: Problem[];
  done?: string;
  title: string;
  /** The prefix of each control's id, before the field's name. */
  prefix: string;
};

export function FormNotes({ problems, done, title, prefix }: Props) {
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary
          title={title}
          lines={problems.map(({ field, message }) => ({ message, href: field ? `#${prefix}${field}` : undefined }))}
        />
      )}
      <div role="status" className="empty:hidden">
        {done && <Notice kind="success">{done}</Notice>}
      </div>
    </>
  );
}
