import { Icon } from "@/components/ui/icon";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import type { FileLink } from "@/lib/api/content/kept-files";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import type { TopicAccess } from "./load-topic";

/**
 * Sends others to the course that a lesson is of, because a lesson opens only to its learners, or keeps the topic as a
 * file.
 */
export function PassOn({ place: { topic, language }, file }: { place: TopicAccess; file: FileLink | null }) {
  const t = translatorFor(language, "share");
  const text = t("topic", { topic: topic.name, course: topic.course_name });
  const address = `${settings().portalUrl}/info/course/${topic.course_id}?language=${language}`;
  return (
    <details className="no-print group mt-6 rounded-card border border-hairline bg-white">
      <summary className="flex min-h-12 items-center gap-2 px-4 py-2 font-semibold">
        {t("topicTitle")}
        <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-t border-hairline p-4">
        <WhatsAppLink address={address} text={text} language={language} />
        <WebShare address={address} text={text} language={language} />
        {file && <KeepAsFile file={file} kind="topic" language={language} />}
      </div>
    </details>
  );
}
