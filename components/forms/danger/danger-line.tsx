import { Fragment } from "react";
import { alwaysShown } from "@/lib/contract/danger/kinds";
import type { DangerTexts } from "../../layout/danger/danger-texts";

/**
 * One sentence with three helpline numbers, shown below the fields of the chat, a comment and a journal whatever is
 * written: not every sentence that tells of a danger is recognised (rule: danger.line).
 */
export function DangerLine({ texts, className = "" }: { texts: DangerTexts; className?: string }) {
  const numbers = alwaysShown.flatMap((key) => texts.helplines[key] ?? []);
  return (
    <p className={`text-ink-soft ${className}`}>
      {texts.line}{" "}
      {numbers.map(({ name, number, address }, index) => (
        <Fragment key={number}>
          {index > 0 && ", "}
          <a href={address} className="font-semibold whitespace-nowrap">
            {name} {number}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
