import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export type EmailBarTexts = Record<"barText" | "barLink", string>;

/** The banner of an address that is not verified; the profile sends the mail again. */
export function EmailBar({ texts }: { texts: EmailBarTexts }) {
  return (
    <div className="container-page flex items-center justify-between gap-4 py-1.5 md:justify-center">
      <p className="flex items-center gap-2 leading-snug">
        <Icon name="warning" />
        {texts.barText}
      </p>
      <LinkButton href="/profile" look="secondary" size="small" className="shrink-0">
        {texts.barLink}
      </LinkButton>
    </div>
  );
}
