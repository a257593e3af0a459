import type { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ModuleTopic } from "@/lib/contract/learning";
import { topicAnchor } from "./missing/missing";
import { sectionAddress } from "./steps";

/** Handed down the list: a translator for each row would cost more than the row. */
export type LearningTexts = Awaited<ReturnType<typeof getTranslations<"learning">>>;

const marks: Record<ModuleTopic["status"], { icon: IconName; look: string }> = {
  Completed: { icon: "check", look: "bg-leaf text-white" },
  Started: { icon: "play", look: "bg-peacock text-white" },
  Pending: { icon: "circle", look: "bg-peacock-tint text-peacock" },
  Locked: { icon: "lock", look: "bg-paper text-ink-soft" },
};

/** One topic with its state as mark and word; a locked one shows what unlocks it and has no link (rule: topic.locked). */
export function TopicRow({ topic, certificateId, t }: { topic: ModuleTopic; certificateId: string | null; t: LearningTexts }) {
  if (topic.slug === null) return <li className="border-b border-hairline px-4 py-3 last:border-0">{topic.name}</li>;
  const { icon, look } = marks[topic.status];
  const address = sectionAddress(topic.slug, "primary", 1);
  const locked = topic.status === "Locked";
  return (
    <li id={topicAnchor(topic.slug)} className="flex scroll-mt-4 flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline px-4 py-3 last:border-0">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className={`font-semibold ${locked ? "text-ink-soft" : ""}`}>{locked ? topic.name : <a href={address}>{topic.name}</a>}</p>
        <p className="text-[0.9em] text-ink-soft">
          {t(`status${topic.status}`)} · {t("minutes", { minutes: topic.minutes })}
          {locked && topic.unlocked_by && <span className="block">{t("unlockedBy", { topic: topic.unlocked_by })}</span>}
        </p>
      </div>
      {topic.status === "Completed" && certificateId && (
        <LinkButton href={`/certificate/${certificateId}`} size="small" look="quiet" aria-label={t("certificateOf", { module: topic.module_name })}>
          <Icon name="certificate" className="size-5" /> {t("certificate")}
        </LinkButton>
      )}
      {(topic.status === "Started" || topic.status === "Pending") && (
        <LinkButton href={address} size="small" look={topic.status === "Started" ? "primary" : "secondary"} aria-label={`${t("startTopic")}: ${topic.name}`}>
          {t("startTopic")}
        </LinkButton>
      )}
    </li>
  );
}
