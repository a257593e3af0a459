"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { listenTo } from "../listen-to";
import { type ConnectionNews, onConnectionNews, tellConnection } from "./connection";
import { useLearnerKey } from "./use-learner-key";

const looks: Record<ConnectionNews, string> = {
  lost: "border-marigold bg-haldi",
  back: "border-leaf bg-leaf-tint",
  stays: "border-marigold bg-haldi",
  restored: "border-peacock bg-peacock-tint",
};
const showsForMs = 6000;

/** Links are followed on pages without a text for `stays`. */
export type ConnectionTexts = Record<Exclude<ConnectionNews, "stays">, string> & { stays?: string };

/** Shows that the connection is lost, that it is back, that a draft was restored, or that a link was not followed. */
export function ConnectionNotice({ texts }: { texts: ConnectionTexts }) {
  // Every learning page stores whose browser this is, so that a later one can save drafts without a connection.
  useLearnerKey();
  const [news, setNews] = useState<ConnectionNews | null>(null);
  useEffect(() => {
    if (!navigator.onLine) setNews("lost");
    return onConnectionNews((latest) =>
      setNews((before) => (latest === "back" && before !== "lost" && before !== "stays" ? before : latest)),
    );
  }, []);
  const stays = texts.stays !== undefined;
  useEffect(() => (stays ? holdLinksOffline() : undefined), [stays]);
  useEffect(() => {
    // A call can fail while the browser reports that it is online; the next may succeed and hide this.
    if (!news || ((news === "lost" || news === "stays") && !navigator.onLine)) return;
    const gone = setTimeout(() => setNews(null), showsForMs);
    return () => clearTimeout(gone);
  }, [news]);
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 top-0 z-20">
      {news && (
        <p
          className={`mx-auto flex max-w-[40rem] items-center gap-3 border-b-2 px-4 py-2.5 font-semibold shadow-float sm:mt-2 sm:rounded-card sm:border ${looks[news]}`}
        >
          <Icon name={news === "lost" || news === "stays" ? "warning" : "check"} />
          {texts[news]}
        </p>
      )}
    </div>
  );
}

/**
 * While the browser reports no connection, a link to another page of the portal is followed only when that page
 * answers: the browser's error page would replace this one with everything on it.
 * @returns what ends it
 */
function holdLinksOffline(): () => void {
  const onClick = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (navigator.onLine || event.defaultPrevented || button !== 0) return;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.origin !== window.location.origin || leadsWithinPage(link)) return;
    event.preventDefault();
    // A portal in the same building can be reached without the internet.
    fetch(link.href, { method: "HEAD" }).then(
      () => window.location.assign(link.href),
      () => tellConnection("stays"),
    );
  };
  return listenTo(document, { click: onClick });
}

function leadsWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === window.location.pathname && search === window.location.search;
}
