"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { type ConnectionNews, onConnectionNews } from "./connection";
import { holdLinksOffline } from "./hold-links-offline";
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

/**
 * Shows that the connection is lost (and that nothing typed is), that it is back, that a draft was restored, or that a
 * link was not followed.
 */
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
    // A call can fail although the browser reports that it is online; the next one may succeed, so this notice
    // disappears.
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
