import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ModuleTopic } from "@/lib/contract/learning";
import type { Translator } from "@/lib/platform/i18n/messages";
import { topicAnchor } from "../missing/missing";
import { sectionAddress } from "../steps";
import { Lotus, Stream } from "./drawings";
import type { Place } from "./place";

type Props = {
  topic: ModuleTopic;
  place: Place;
  /** The bend of the stream at this row. */
  side: "a" | "b";
  /** The resume place, if it is in this topic. */
  resume: string | null;
  t: Translator<"learning">;
};

/** A topic of the path: its state as mark and words, or what unlocks it (rule: topic.locked, topic.states). */
export function PathTopic({ topic, place, side, resume, t }: Props) {
  const flows = place === "done" || place === "now";
  return (
    <li
      id={topic.slug === null ? undefined : topicAnchor(topic.slug)}
      className="path-row scroll-mt-4"
      data-side={side}
      data-place={place}
    >
      <Stream side={side} flows={flows} />
      <span className="path-place">
        <span className="path-mark">
          <Lotus place={place} />
        </span>
      </span>
      {place === "now" ? <Now topic={topic} resume={resume} t={t} /> : <Words topic={topic} place={place} t={t} />}
    </li>
  );
}

/** The topic where the learner continues, with its button; the filled one stands above the wall. */
function Now({ topic, resume, t }: Pick<Props, "topic" | "resume" | "t">) {
  const address = resume ?? sectionAddress(topic.slug ?? "", "primary", topic.next_page);
  return (
    <div className="my-3 min-w-0 flex-1 rounded-card border-2 border-peacock bg-white px-4 py-3">
      <p className="text-small font-semibold text-peacock">{t("youAreHere")}</p>
      <p className="text-lead leading-snug font-semibold">
        <a href={sectionAddress(topic.slug ?? "", "primary", 1)} className="inline-flex min-h-11 items-center">
          {topic.name}
        </a>
      </p>
      <Facts topic={topic} t={t} />
      <LinkButton
        href={address}
        size="small"
        look="secondary"
        className="no-print mt-2 w-full sm:w-auto sm:min-w-40"
        aria-label={`${t("startTopic")}: ${topic.name}`}
      >
        {t("startTopic")} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </div>
  );
}

function Words({ topic, place, t }: Pick<Props, "topic" | "place" | "t">) {
  if (place === "plain") return <p className="py-3">{topic.name}</p>;
  if (place === "later") {
    return (
      <p className="min-w-0 flex-1 py-2.5 leading-snug text-ink-soft">
        {topic.name}
        <span className="sr-only">
          . {t("statusLocked")}. {topic.unlocked_by && t("unlockedBy", { topic: topic.unlocked_by })}
        </span>
      </p>
    );
  }
  const locked = place === "next";
  const address = sectionAddress(topic.slug ?? "", "primary", 1);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className={`leading-snug font-semibold ${locked ? "text-ink-soft" : ""}`}>
          {locked ? (
            topic.name
          ) : (
            <a href={address} className="inline-flex min-h-11 items-center">
              {topic.name}
            </a>
          )}
        </p>
        <Facts topic={topic} t={t} />
        {locked && topic.unlocked_by && (
          <p className="text-small leading-snug text-ink-soft">{t("unlockedBy", { topic: topic.unlocked_by })}</p>
        )}
      </div>
      {place === "open" && (
        <LinkButton
          href={address}
          size="small"
          look="secondary"
          className="no-print"
          aria-label={`${t("startTopic")}: ${topic.name}`}
        >
          {t("startTopic")}
        </LinkButton>
      )}
    </div>
  );
}

function Facts({ topic, t }: Pick<Props, "topic" | "t">) {
  const { status } = topic;
  return (
    <p className="text-small leading-snug text-ink-soft">
      <span
        className={`inline-flex items-center gap-1 align-bottom ${status === "Completed" ? "font-semibold text-leaf" : ""}`}
      >
        {status === "Completed" && <Icon name="check" className="size-4" />}
        {status === "Locked" && <Icon name="lock" className="size-4" />}
        {t(`status${status}`)}
      </span>
      {topic.minutes > 0 && ` · ${t("minutes", { minutes: topic.minutes })}`}
    </p>
  );
}
