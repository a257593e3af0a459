import { Notice } from "@/components/ui/notice";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { TopicAccess } from "./load-topic";
import { pagesToRead } from "./steps";
import { UnreadLinks } from "./unread-links";

/** The pages of this topic that are still to be read, as links; renders nothing without any. */
export function UnreadPages({ place: { language, topic, record, subtopics } }: { place: TopicAccess }) {
  const pages = pagesToRead(topic, record);
  if (pages.length === 0) return null;
  const t = translatorFor(language, "learning");
  const links = pages.map((page) => {
    const title = subtopics.find((each) => each.page === page)?.topic_name ?? "";
    const short = record.short_pages?.find((each) => each.page === page);
    return { page, label: t("unreadPage", { page, title }) + (short ? ` · ${t("shortBy", short)}` : "") };
  });
  return (
    <Notice kind="information" className="mt-6">
      <p className="font-semibold">{t("unreadTitle", { count: pages.length })}</p>
      <p>{t("unreadLead")}</p>
      <UnreadLinks topicId={topic._id} links={links} />
    </Notice>
  );
}

/** The pages that were left too early, each with the seconds that it lacks; renders nothing without any. */
export function ShortPages({ place: { language, topic, record } }: { place: TopicAccess }) {
  const short = record.short_pages ?? [];
  if (short.length === 0) return null;
  const t = translatorFor(language, "learning");
  return (
    <Notice kind="information" className="mt-6">
      <p>{t("shortLead")}</p>
      <UnreadLinks
        topicId={topic._id}
        links={short.map((each) => ({ page: each.page, label: t("shortPage", each) }))}
      />
    </Notice>
  );
}
