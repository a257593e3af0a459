"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Avatar } from "@/components/ui/avatar";
import { hydratedEvent } from "@/lib/contract/meta/hydrated-event";
import { LookSettings } from "./accessibility/look-settings";
import { ScrollToTop } from "./footer/scroll-to-top";
import { FooterLearnerLinks } from "./footer/visitor-links";
import type { FrameTexts } from "./frame-texts";
import { HeaderEvents } from "./header/header-events";
import { LearnerMenu } from "./header/learner-menu";
import type { LearnerTexts } from "./header/visitor-texts";
import { CookieNotice } from "./notices/cookie-notice";
import { ProfileBar } from "./notices/profile-bar";
import { PrefetchOnIntent } from "./prefetch-on-intent";
import { CarriedMessage } from "./visitor/carried-message";
import { useVisitor } from "./visitor/visitor";
import type { RenderedVisitor, Visitor } from "./visitor/visitor-record";
import { WatchAccount } from "./visitor/watch-account";

type Props = {
  texts: FrameTexts;
  /** The learner has put the e-mail banner off, less than a week ago. */
  emailLater: boolean;
  /** The address and visitor, on a page rendered per request. */
  request: { address: string; visitor: RenderedVisitor } | null;
};

/** The interactive parts of every page. One client component, because each one costs data in the page. */
export function FrameParts({ texts, emailLater, request }: Props) {
  const given = request?.visitor;
  const [inHeader] = useState(() => (given?.state === "inHeader" ? visitorInHeader(given) : undefined));
  const visitor = given?.state === "inHeader" ? inHeader : given;
  // It runs after the effects of the parts below.
  useEffect(() => void document.dispatchEvent(new Event(hydratedEvent)), []);
  return (
    <>
      <VisitorIsland texts={texts.learner} rendered={visitor} />
      <ProfileBar
        texts={texts.bar}
        email={texts.email}
        emailLater={emailLater}
        request={request && visitor ? { address: request.address, visitor } : null}
      />
      <CookieNotice texts={texts.cookies} />
      <HeaderEvents />
      <WatchAccount />
      <CarriedMessage />
      <ScrollToTop label={texts.toTop} />
      <LookSettings />
      <ListenForShares />
      <PrefetchOnIntent />
    </>
  );
}

/**
 * The learner of this document, read in the browser from the header's HTML (`learnerHtml`). On the server no client
 * component shows the name, so it is not needed there. `unknown` when the header has no name: then the browser loads
 * the visitor from the server.
 */
function visitorInHeader({ profileComplete, emailVerified }: Extract<RenderedVisitor, { state: "inHeader" }>): Visitor {
  if (typeof document === "undefined")
    return {
      state: "learner",
      accountId: "",
      authorAlias: "",
      firstName: "",
      lastName: "",
      avatar: null,
      profileComplete,
      emailVerified,
      staff: false,
    };
  const written = document.querySelector<HTMLElement>("[data-learner]")?.dataset.learner;
  return written ? (JSON.parse(written) as Visitor) : { state: "unknown" };
}

/** Handles every button of `WebShare` in the page. Without a share sheet in this browser they stay hidden. */
function ListenForShares() {
  useEffect(() => {
    if (typeof navigator.share !== "function") return;
    const { documentElement } = document;
    documentElement.dataset.sharesheet = "";
    const listen = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>("[data-share]");
      if (!button) return;
      const { share: url, shareText: text } = button.dataset;
      // It is rejected when the visitor closes the sheet, which is no failure.
      navigator.share({ url, text }).catch(() => undefined);
    };
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
  return null;
}

const places = "[data-visitor], [data-footer-visitor]";

/**
 * Shows the learner in the header (`data-visitor`) and the learner's pages in the footer (`data-footer-visitor`) where
 * the server did not know the visitor, and after a change of the name or picture on this page.
 */
function VisitorIsland({ texts, rendered }: { texts: LearnerTexts; rendered?: Visitor }) {
  const visitor = useVisitor(rendered);
  const [found, setFound] = useState<HTMLElement[]>([]);
  const isNews = visitor.state === "learner" && JSON.stringify(visitor) !== JSON.stringify(rendered);
  useLayoutEffect(() => {
    if (!isNews) return;
    const all = [...document.querySelectorAll<HTMLElement>(places)];
    for (const place of all) place.replaceChildren();
    setFound(all);
  }, [isNews]);
  if (visitor.state !== "learner") return null;
  return found.map((place, index) =>
    createPortal(
      place.dataset.footerVisitor === undefined ? (
        <LearnerMenu
          texts={texts}
          avatar={<Avatar of={visitor} size="small" />}
          name={visitor.firstName}
          staff={visitor.staff}
        />
      ) : (
        <FooterLearnerLinks texts={texts} />
      ),
      place,
      String(index),
    ),
  );
}
