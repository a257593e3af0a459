"use client";

import { useRef } from "react";
import { useVisitor, type Visitor } from "../visitor/visitor";
import { AccountNotice } from "./account-notice";
import { EmailBar, type EmailBarTexts } from "./email-bar";
import { useBarHeight } from "./use-bar-height";

type Texts = Record<"barText" | "barUpdate" | "barLabel", string>;
/** `request`: the address and visitor, on a page rendered per request. */
type Props = {
  texts: Texts /** The bar for an unverified address (rule: header.email-bar). */;
  email: EmailBarTexts;
  request: { address: string; visitor: Visitor } | null;
};
/** Pages that the bar would link to, or where the account cannot be used yet. */
const pathsWithout = ["/profile", "/usr/UpdateInfo", "/guardian-consent"];

/** One row about an incomplete profile or an unverified address. It overlays the lower edge, so the layout does not shift when the visitor is known. */
export function ProfileBar({ texts, email, request }: Props) {
  const visitor = useVisitor(request?.visitor);
  const bar = useRef<HTMLElement>(null);
  const incomplete = visitor.state === "learner" && !visitor.profileComplete;
  const unverified = visitor.state === "learner" && !visitor.emailVerified;
  const here = incomplete || unverified ? (request?.address ?? window.location.pathname + window.location.search) : "";
  const shown = here !== "" && !pathsWithout.includes(here.replace(/\?.*/, ""));
  useBarHeight(bar, "--profile-bar", shown);
  if (!shown) return null;
  return (
    <aside
      ref={bar}
      aria-label={texts.barLabel}
      className="account-bar after-cookies no-print fixed [@media(scripting:none)]:sticky inset-x-0 bottom-0 z-10 border-t-2 border-marigold bg-haldi"
    >
      <div className="container-page flex justify-center gap-x-3 md:gap-x-12">
        {incomplete && <AccountNotice text={texts.barText} href={`/usr/UpdateInfo?rdir=${encodeURIComponent(here)}`} link={texts.barUpdate} />}
        {unverified && <EmailBar texts={email} />}
      </div>
    </aside>
  );
}
