import type { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ModuleTopic } from "@/lib/contract/learning";
import { sectionAddress } from "./steps";

/** Handed down the list: a translator for each row would cost more than the row. */
export type LearningTexts = Awaited<ReturnType<typeof getTranslations<"learning">>>;

const marks: Record<ModuleTopic["status"], { icon: IconName; look: string }> = {
  Completed: { icon: "check", look: "bg-leaf text-white" },
  Started: { icon: "play", look: "bg-peacock text-white" },
  Pending: { icon: "circle", look: "bg-peacock-tint text-peacock" },
  Locked: { icon: "lock", look: "bg-paper text-ink-soft" },
};

/** One topic with its state as mark and word; a locked one says what unlocks it and has no link (learning §4). */
export function TopicRow({ topic, t }: { topic: ModuleTopic; t: LearningTexts }) {
  const { icon, look } = marks[topic.status];
  const locked = topic.status === "Locked" || topic.slug === null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline px-4 py-3 last:border-0">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className={`font-semibold ${locked ? "text-ink-soft" : ""}`}>
          {locked ? topic.name : <a href={sectionAddress(topic.slug ?? "", "primary", 1)}>{topic.name}</a>}
        </p>
        <p className="text-[0.9em] text-ink-soft">
          {t(`status${topic.status}`)} · {t("minutes", { minutes: topic.minutes })}
          {topic.status === "Locked" && topic.unlocked_by && <span className="block">{t("unlockedBy", { topic: topic.unlocked_by })}</span>}
        </p>
      </div>
      {!locked && topic.status !== "Completed" && (
        <LinkButton
          href={sectionAddress(topic.slug ?? "", "primary", 1)}
          size="small"
          look={topic.status === "Started" ? "primary" : "secondary"}
          aria-label={`${t("startTopic")}: ${topic.name}`}
        >
          {t("startTopic")}
        </LinkButton>
      )}
    </li>
  );
}
