import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer, ModuleTopic } from "@/lib/contract/learning";
import type { Translator } from "@/lib/platform/i18n/messages";
import { topicAnchor } from "../missing/missing";
import { sectionAddress } from "../steps";
import { Landmark, Lotus, Stream } from "./drawings";
import { moduleAnchor, type Place, type PlacedTopic } from "./place";

type Facts = ModulesAnswer["module_resources"][number];
type Props = {
  topics: PlacedTopic[];
  facts: Facts | undefined;
  resume: { topic: string | null; address: string | null };
  t: Translator<"learning">;
};

/** A module: landmark, state, certificate, and topics, which are folded once all are done. */
export function PathModule({ topics, facts, resume, t }: Props) {
  const counted = topics.filter(({ place }) => place !== "plain");
  const complete = counted.length > 0 && counted.every(({ place }) => place === "done");
  const flows = complete || topics.some(({ place }) => place === "done" || place === "now");
  const before = topics[0]?.side === "a" ? "b" : "a";
  const after = topics.length % 2 === 0 ? before : (topics[0]?.side ?? "a");
  return (
    <li id={facts?.module_id ? moduleAnchor(facts.module_id) : undefined} className="scroll-mt-4">
      {/* What is complete or wholly locked is folded, so that the current topic is near the top of a phone. */}
      <details
        open={!complete && topics.some(({ place }) => place === "now" || place === "open" || place === "next")}
        className="path-module group"
      >
        <summary className="min-h-20 py-2 md:min-h-24 md:py-3" data-side="none">
          <Stream side={before} flows={flows} />
          <span className="path-place">
            <span className="path-mark landmark-plate size-14 md:size-16">
              <Landmark name={facts?.landmark ?? ""} className="size-9 md:size-10" />
            </span>
          </span>
          <hgroup className="min-w-0 flex-1">
            <h3 className="text-lead">{topics[0]?.topic.module_name}</h3>
            {complete && (
              <p className="flex items-center gap-1 font-semibold text-leaf">
                <Icon name="check" className="size-5" /> {t("statusCompleted")}
              </p>
            )}
          </hgroup>
          <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
        </summary>
        <ol>
          {topics.map(({ topic, place, side }) => (
            <PathTopic
              key={topic.slug ?? topic.name}
              topic={topic}
              place={place}
              side={side}
              resume={topic.slug !== null && topic.slug === resume.topic ? resume.address : null}
              t={t}
            />
          ))}
        </ol>
        {facts && complete && facts.can_answer.length > 0 && (
          <ModuleEndRow side={after}>
            <details className="group/answers">
              <summary className="flex min-h-11 items-center gap-2 font-semibold">
                {t("canAnswer")}
                <Icon name="down" className="size-5 transition-transform group-open/answers:rotate-180" />
              </summary>
              <CanAnswer questions={facts.can_answer} />
            </details>
          </ModuleEndRow>
        )}
      </details>
      {facts && complete && <ModuleCertificate facts={facts} side={after} t={t} />}
    </li>
  );
}

/** At the end of a complete module, folded or not: its certificate, or the reason why it is not issued yet. */
function ModuleCertificate({ facts, side, t }: { facts: Facts; side: "a" | "b"; t: Translator<"learning"> }) {
  const { certificateId, module_name, review, certificate_withdrawn } = facts;
  const states = { waiting: "moduleWaits", returned: "moduleReturned", approved: null } as const;
  const state = certificate_withdrawn ? "moduleWithdrawn" : review && states[review];
  if (!certificateId && !state) return null;
  return (
    <ModuleEndRow side={side}>
      {certificateId && (
        <a href={`/certificate/${certificateId}`} className="inline-flex min-h-12 items-center gap-2 font-semibold">
          <Icon name="certificate" className="size-6" />
          {t("moduleCertificate", { module: module_name })}
        </a>
      )}
      {state && (
        <p className="py-1">
          <a href="#certificate">{t(state)}</a>
        </p>
      )}
    </ModuleEndRow>
  );
}

function ModuleEndRow({ side, children }: { side: "a" | "b"; children: ReactNode }) {
  return (
    <div className="path-row" data-side={side}>
      <Stream side={side} flows />
      <div className="my-2 min-w-0 flex-1 rounded-card border border-marigold bg-haldi px-4 py-2">{children}</div>
    </div>
  );
}

export function CanAnswer({ questions }: { questions: string[] }) {
  return (
    <ul className="mb-2 grid gap-2">
      {questions.map((question) => (
        <li key={question} className="border-s-4 border-marigold ps-3 leading-snug">
          {question}
        </li>
      ))}
    </ul>
  );
}

type PathTopicProps = {
  topic: ModuleTopic;
  place: Place;
  side: "a" | "b";
  /** The resume place, if it is in this topic. */
  resume: string | null;
  t: Translator<"learning">;
};

/** A topic of the path: its state as mark and words, or what unlocks it (rule: topic.locked, topic.states). */
export function PathTopic({ topic, place, side, resume, t }: PathTopicProps) {
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
function Now({ topic, resume, t }: Pick<PathTopicProps, "topic" | "resume" | "t">) {
  const address = resume ?? sectionAddress(topic.slug ?? "", "primary", topic.next_page);
  return (
    <div className="my-3 min-w-0 flex-1 rounded-card border-2 border-peacock bg-white px-4 py-3">
      <p className="text-small font-semibold text-peacock">{t("youAreHere")}</p>
      <p className="text-lead leading-snug font-semibold">
        <a href={sectionAddress(topic.slug ?? "", "primary", 1)} className="inline-flex min-h-11 items-center">
          {topic.name}
        </a>
      </p>
      <TopicFacts topic={topic} t={t} />
      <StartLink href={address} topic={topic} t={t} className="mt-2 w-full sm:w-auto sm:min-w-40">
        <Icon name="arrow" className="size-5" />
      </StartLink>
    </div>
  );
}

type StartProps = Pick<PathTopicProps, "topic" | "t"> & { href: string; className?: string; children?: ReactNode };

function StartLink({ href, topic, t, className = "", children }: StartProps) {
  const label = t("startTopic");
  return (
    <LinkButton
      href={href}
      size="small"
      look="secondary"
      className={`no-print ${className}`}
      aria-label={`${label}: ${topic.name}`}
    >
      {label} {children}
    </LinkButton>
  );
}

function Words({ topic, place, t }: Pick<PathTopicProps, "topic" | "place" | "t">) {
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
        <TopicFacts topic={topic} t={t} />
        {locked && topic.unlocked_by && (
          <p className="text-small leading-snug text-ink-soft">{t("unlockedBy", { topic: topic.unlocked_by })}</p>
        )}
      </div>
      {place === "open" && <StartLink href={address} topic={topic} t={t} />}
    </div>
  );
}

function TopicFacts({ topic, t }: Pick<PathTopicProps, "topic" | "t">) {
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
