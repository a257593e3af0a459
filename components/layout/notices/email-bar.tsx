import { Icon } from "@/components/ui/icon";
import { emailLaterCookie } from "@/lib/contract/rules/page-cookies";
import type { FrameTexts } from "../frame-texts";

const weekSeconds = 60 * 60 * 24 * 7;

/** The banner about an unverified address (rule: header.email-bar). With JavaScript it can be postponed. */
export function EmailBar({ texts, onLater }: { texts: FrameTexts["email"]; onLater: () => void }) {
  const later = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = `${emailLaterCookie}=1; path=/; max-age=${weekSeconds}; samesite=lax`;
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

/** A notice about missing details; all of it is one link. */
export function AccountNotice({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className="relative flex min-h-12 min-w-0 flex-auto items-center gap-1.5 text-small leading-snug py-1 hover:underline md:flex-none md:text-small">
      <Icon name="warning" className="size-4 md:size-5" />
      <span>
        {text}{" "}
        <a href={href} className="font-semibold underline after:absolute after:inset-0">
          {link}
        </a>
      </span>
    </p>
  );
}
