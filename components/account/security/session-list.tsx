"use client";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { SessionView } from "@/lib/contract/security";
import { endSessionAction } from "./actions";
import { FormNotes } from "./form-notes";
import type { settingsTexts } from "./settings-texts";

const icons: Record<SessionView["kind"], IconName> = {
  phone: "phone",
  tablet: "phone",
  computer: "computer",
  unknown: "person",
};
type SessionLine = Pick<SessionView, "id" | "device" | "kind" | "current"> & { seen: string; note?: string };
type Props = { language: string; lines: SessionLine[]; texts: ReturnType<typeof settingsTexts>["sessions"] };

/** Where the account is logged in. One form with a button for each session, which carries its id. */
export function SessionList({ language, lines, texts }: Props) {
  const { form, problems, done, busy } = useServerForm({ action: endSessionAction, offline: texts.offline });
  const others = lines.filter((line) => !line.current).length;
  return (
    <form {...form} className="grid gap-4">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} done={done} title={texts.summary} prefix="session-" />
      <ul className="grid">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3 first:border-t"
          >
            <Icon name={icons[line.kind]} className="size-6 text-peacock" />
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold">{line.device}</p>
              <p className="text-small text-ink-soft">{line.seen}</p>
              {line.note && <p className="text-small text-ink-soft">{line.note}</p>}
            </div>
            {line.current ? (
              <span className="inline-flex items-center gap-1 rounded-control bg-peacock-tint px-3 py-1.5 text-small font-semibold">
                <Icon name="check" className="size-5 text-leaf" />
                {texts.thisDevice}
              </span>
            ) : (
              <Button
                type="submit"
                name="session"
                value={line.id}
                look="secondary"
                aria-disabled={busy}
                aria-label={`${texts.endSession}: ${line.device}`}
              >
                {texts.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others === 0 && <p className="text-ink-soft">{texts.nobodyElse}</p>}
      {others > 1 && (
        <Button
          type="submit"
          name="others"
          value="all"
          look="secondary"
          aria-disabled={busy}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {texts.endOthers}
        </Button>
      )}
    </form>
  );
}
