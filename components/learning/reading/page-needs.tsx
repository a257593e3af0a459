import type { CSSProperties } from "react";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { TopicAccess } from "../load-topic";

type Props = { place: Pick<TopicAccess, "language" | "record">; className?: string };

/**
 * For how many seconds the open page must stay open to count as read (rule: topic.read-first). The line is gone when
 * they are over (reading.css), so that somebody who reads to its end does not meet it; renders nothing on a page that
 * counts.
 */
export function PageNeeds({ place: { language, record }, className = "mt-4" }: Props) {
  const needs = record.open_page_needs;
  if (!needs) return null;
  const { seconds, again } = needs;
  return (
    <p
      className={`page-needs timed no-print text-small text-ink-soft ${className}`}
      style={{ "--needs": `${seconds}s` } as CSSProperties}
    >
      {translatorFor(language, "learning")(again ? "needsAgain" : "needsFirst", { seconds })}
    </p>
  );
}
