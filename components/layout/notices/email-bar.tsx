import { Icon } from "@/components/ui/icon";
import { emailLaterCookie } from "@/lib/contract/rules/page-cookies";
import { AccountNotice } from "./account-notice";

const weekSeconds = 60 * 60 * 24 * 7;

function putEmailOff(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = `${emailLaterCookie}=1; path=/; max-age=${weekSeconds}; samesite=lax`;
}

export type EmailBarTexts = Record<"barText" | "barLink" | "barLater", string>;

/** The banner about an unverified address (rule: header.email-bar). With JavaScript it can be postponed. */
export function EmailBar({ texts, onLater }: { texts: EmailBarTexts; onLater: () => void }) {
  const later = () => {
    putEmailOff();
    onLater();
  };
  return (
    <div className="flex min-w-0 flex-auto items-center md:flex-none">
      <AccountNotice text={texts.barText} href="/profile" link={texts.barLink} />
      <button
        type="button"
        onClick={later}
        aria-label={texts.barLater}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-white [@media(scripting:none)]:hidden"
      >
        <Icon name="cross" className="size-5" />
      </button>
    </div>
  );
}
