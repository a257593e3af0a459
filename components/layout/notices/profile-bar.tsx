"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { emailLaterCookie } from "@/lib/contract/rules/page-cookies";
import type { FrameTexts } from "../frame-texts";
import { useVisitor, type Visitor } from "../visitor/visitor";
import { useBarHeight } from "./use-bar-height";

/** `request`: the address and visitor, on a page rendered per request. */
type Props = {
  texts: FrameTexts["bar"];
  /** The bar for an unverified address (rule: header.email-bar). */
  email: FrameTexts["email"];
  /** Whether the learner has postponed the e-mail banner, less than a week ago. */
  emailLater: boolean;
  request: { address: string; visitor: Visitor } | null;
};
/** Pages that the bar would link to, or where the account cannot be used yet; besides them the desk has no bar. */
const pathsWithout = ["/profile", "/usr/UpdateInfo", "/guardian-consent"];

/** The pages where the bar asks for the verification; the profile asks for it itself. */
const emailPath = "/dashboard";

/** One row about the profile or the address. It overlays the lower edge, so the layout does not shift. */
export function ProfileBar({ texts, email, emailLater, request }: Props) {
  const visitor = useVisitor(request?.visitor);
  const bar = useRef<HTMLElement>(null);
  const incomplete = visitor.state === "learner" && !visitor.profileComplete;
  const [putOff, setPutOff] = useState(emailLater);
  const unverified = visitor.state === "learner" && !visitor.emailVerified && !putOff;
  const here = incomplete || unverified ? (request?.address ?? window.location.pathname + window.location.search) : "";
  const path = here.replace(/\?.*/, "");
  const asksEmail = unverified && path === emailPath;
  const isDesk = path === "/desk" || path.startsWith("/desk/");
  const shown = (incomplete || asksEmail) && !pathsWithout.includes(path) && !isDesk;
  useBarHeight(bar, "--profile-bar", shown);
  if (!shown) return null;
  return (
    <aside
      ref={bar}
      aria-label={texts.barLabel}
      className="account-bar no-print fixed [@media(scripting:none)]:sticky inset-x-0 bottom-[var(--page-bar,0px)] z-10 border-t-2 border-marigold bg-haldi"
    >
      <div className="container-page flex justify-center gap-x-3 md:gap-x-12">
        {incomplete && (
          <AccountNotice
            text={texts.barText}
            href={`/usr/UpdateInfo?rdir=${encodeURIComponent(here)}`}
            link={texts.barUpdate}
          />
        )}
        {asksEmail && <EmailBar texts={email} onLater={() => setPutOff(true)} />}
      </div>
    </aside>
  );
}

const weekSeconds = 60 * 60 * 24 * 7;

/** The banner about an unverified address (rule: header.email-bar). With JavaScript it can be postponed. */
function EmailBar({ texts, onLater }: { texts: FrameTexts["email"]; onLater: () => void }) {
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
function AccountNotice({ text, href, link }: { text: string; href: string; link: string }) {
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
