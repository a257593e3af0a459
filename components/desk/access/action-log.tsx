import type { LoggedAction } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The log of staff actions. On a phone each row reads as a card. */
export function ActionLog({ actions, language }: { actions: LoggedAction[]; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ol className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {actions.map(({ id, staff, action, subject, details, happenedAt }) => (
        <li key={id} className="grid gap-x-4 px-4 py-3 md:grid-cols-[14rem_1fr_1fr]">
          <time dateTime={happenedAt} className="text-[0.9em] text-ink-soft">
            {dateAndTime(happenedAt, language)}
          </time>
          <span>
            <span className="font-semibold">{actionName(action, t)}</span> <span className="text-[0.9em] text-ink-soft [overflow-wrap:anywhere]">{staff}</span>
          </span>
          <span className="text-[0.8em] text-ink-soft [overflow-wrap:anywhere]">
            {subject} {details === "{}" ? "" : details}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** An action of a later version of the portal shows by its own name. */
function actionName(action: string, t: ReturnType<typeof translatorFor<"desk">>): string {
  return t.has(`actions.${action}` as never) ? t(`actions.${action}` as never) : action;
}
