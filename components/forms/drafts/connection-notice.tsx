"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { type ConnectionNews, onConnectionNews } from "./connection";
import { useLearnerKey } from "./use-learner-key";

const looks: Record<ConnectionNews, string> = {
  lost: "border-marigold bg-haldi",
  back: "border-leaf bg-leaf-tint",
  restored: "border-peacock bg-peacock-tint",
};
const showsForMs = 6000;

/** Shows that the connection is lost (and that nothing typed is), that it is back, or that a draft was restored. */
export function ConnectionNotice({ texts }: { texts: Record<ConnectionNews, string> }) {
  // Every learning page stores whose browser this is, so that a later one can save drafts without a connection.
  useLearnerKey();
  const [news, setNews] = useState<ConnectionNews | null>(null);
  useEffect(() => {
    if (!navigator.onLine) setNews("lost");
    return onConnectionNews((latest) => setNews((before) => (latest === "back" && before !== "lost" ? before : latest)));
  }, []);
  useEffect(() => {
    // A call can fail although the browser reports that it is online; the next one may succeed, so this notice disappears.
    if (!news || (news === "lost" && !navigator.onLine)) return;
    const gone = setTimeout(() => setNews(null), showsForMs);
    return () => clearTimeout(gone);
  }, [news]);
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 top-0 z-20">
      {news && (
        <p
          className={`mx-auto flex max-w-[40rem] items-center gap-3 border-b-2 px-4 py-2.5 font-semibold shadow-float sm:mt-2 sm:rounded-card sm:border ${looks[news]}`}
        >
          <Icon name={news === "lost" ? "warning" : "check"} />
          {texts[news]}
        </p>
      )}
    </div>
  );
}
