import type { ReactNode } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { StateScreen } from "@/components/ui/state-screen";
import type { LinkOutcome } from "./link-outcome";

const looks: Record<LinkOutcome["state"], { icon: IconName; look: string }> = {
  waiting: { icon: "clock", look: "border-peacock bg-peacock-tint text-peacock" },
  done: { icon: "check", look: "border-leaf bg-leaf-tint text-leaf" },
  rejected: { icon: "cross", look: "border-sindoor bg-sindoor-tint text-sindoor" },
  offline: { icon: "warning", look: "border-marigold bg-haldi text-ink" },
};

type Props = { state: LinkOutcome["state"]; title: string; children: ReactNode; actions: ReactNode };

/** Shows the state of a mailed link and the next step. Screen readers announce its changes. */
export function LinkCard({ state, title, children, actions }: Props) {
  const { icon, look } = looks[state];
  return (
    <div className="container-form py-8 md:py-14">
      <div
        role="status"
        className="rounded-card border border-hairline bg-white px-4 py-8 text-center md:px-10 md:py-10"
      >
        <span className={`mx-auto grid size-20 place-items-center rounded-full border-4 border-double ${look}`}>
          <Icon name={icon} className="size-9" />
        </span>
        <h1 className="mt-5">{title}</h1>
        <div className="mt-3 grid gap-2 [&_p]:text-balance">{children}</div>
        <div className="mt-6 grid gap-3">{actions}</div>
      </div>
    </div>
  );
}

export type MailedLink = { token: string; id: string };
type PressProps = {
  /** The address of the link's page without its token, such as "/email-change". */
  page: string;
  link: MailedLink;
  does: string;
  label: string;
  look: "primary" | "secondary" | "danger";
};

/** A button of the page of a mailed link. It sends a form, so it works without scripts too. */
export function LinkPress({ page, link: { token, id }, does, label, look }: PressProps) {
  return (
    <form
      action={`${page}/${encodeURIComponent(token)}/${encodeURIComponent(id)}/${does}`}
      method="post"
      className="grid"
    >
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}

type OverProps = { title: string; text: string; leadsTo: { href: string; label: string } };

export function LinkOver({ title, text, leadsTo: { href, label } }: OverProps) {
  const actions = (
    <LinkButton look="secondary" href={href}>
      {label}
    </LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={title} actions={actions}>
      <p>{text}</p>
    </StateScreen>
  );
}
