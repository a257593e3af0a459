import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { DetailsAtHash } from "./fold/details-at-hash";

export function SettingsGroup({ danger = false, children }: { danger?: boolean; children: ReactNode }) {
  return (
    <div
      className={`divide-y divide-hairline rounded-card border bg-white empty:hidden ${danger ? "border-sindoor" : "border-hairline"}`}
    >
      {children}
    </div>
  );
}

/** `value`: what is set now, in sight while the setting is folded. */
type Props = {
  id: string;
  icon: IconName;
  title: string;
  value?: ReactNode;
  lead?: ReactNode;
  danger?: boolean;
  open?: boolean;
  children: ReactNode;
};

/**
 * One setting, folded below its heading (rule: settings.folded). It is open where its form has a message, which nobody
 * would see in a closed `<details>` without JavaScript, and where the address names it. Settings that belong together
 * stand in one card (SettingsGroup).
 */
export function SettingsCard({ id, icon, title, value, lead, danger = false, open, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <DetailsAtHash id={id} open={open} className="group">
        <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-4 py-2.5 md:px-6 [&::-webkit-details-marker]:hidden">
          <Icon
            name={icon}
            className={`size-6 ${value ? "row-span-2" : ""} ${danger ? "text-sindoor" : "text-peacock"}`}
          />
          <h2 id={`${id}-title`} className="text-body leading-snug md:text-lead">
            {title}
          </h2>
          <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
          {/* As wide as the row, so that most email addresses fit into one line of a phone. */}
          {value && <span className="col-span-2 col-start-2 text-small wrap-anywhere text-ink-soft">{value}</span>}
        </summary>
      </DetailsAtHash>
      <div className="border-t border-hairline px-4 pt-4 pb-6 md:px-6 [details:not([open])+&:not(:has(section[data-error],[role=status]>*))]:hidden noscript:[:target>&]:block!">
        {lead && <div className="mb-5 grid gap-2 text-ink-soft">{lead}</div>}
        {children}
      </div>
    </section>
  );
}
