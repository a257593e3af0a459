import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { LearningTexts } from "../texts";
import { CanAnswer } from "./can-answer";
import { Stream } from "./drawings";
import { Landmark } from "./landmark";
import { PathTopic } from "./path-topic";
import { moduleAnchor, type PlacedTopic } from "./place";

type Facts = ModulesAnswer["module_resources"][number];
type Props = {
  name: string;
  topics: PlacedTopic[];
  facts: Facts | undefined;
  resume: { topic: string | null; address: string | null };
  t: LearningTexts;
};

/** A module: its landmark, what is done of it, its certificate once it is there, and its topics. */
export function PathModule({ name, topics, facts, resume, t }: Props) {
  const counted = topics.filter(({ place }) => place !== "plain");
  const done = counted.filter(({ place }) => place === "done").length;
  const complete = counted.length > 0 && done === counted.length;
  const flows = complete || topics.some(({ place }) => place === "done" || place === "now");
  const before = topics[0]?.side === "a" ? "b" : "a";
  return (
    <li id={facts?.module_id ? moduleAnchor(facts.module_id) : undefined} className="scroll-mt-4">
      <details open className="path-module group">
        <summary className="min-h-24 py-3" data-side="none">
          <Stream side={before} flows={flows} />
          <span className="path-place">
            <span className="path-mark landmark-plate size-14 md:size-16">
              <Landmark name={facts?.landmark ?? ""} className="size-9 md:size-10" />
            </span>
          </span>
          <span className="min-w-0 flex-1">
            <h3 className="text-[1.15rem]">{name}</h3>
            <span className={`text-[0.9em] ${complete ? "font-semibold text-leaf" : "text-ink-soft"}`}>{t("topicsDone", { done, total: counted.length })}</span>
          </span>
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
      </details>
      {facts && complete && <ModuleResult facts={facts} side={topics.length % 2 === 0 ? before : (topics[0]?.side ?? "a")} t={t} />}
    </li>
  );
}

/** At the end of a complete module: its certificate where it has one, and what can be answered now. */
function ModuleResult({ facts, side, t }: { facts: Facts; side: "a" | "b"; t: LearningTexts }) {
  const { certificateId, can_answer, module_name, review, certificate_withdrawn } = facts;
  const state = certificate_withdrawn ? t("moduleWithdrawn") : review === "waiting" ? t("moduleWaits") : review === "returned" ? t("moduleReturned") : null;
  if (!certificateId && !state && can_answer.length === 0) return null;
  return (
    <div className="path-row" data-side={side}>
      <Stream side={side} flows />
      <div className="my-2 min-w-0 flex-1 rounded-card border border-marigold bg-haldi px-4 py-2">
        {certificateId && (
          <a href={`/certificate/${certificateId}`} className="inline-flex min-h-12 items-center gap-2 font-semibold">
            <Icon name="certificate" className="size-6" />
            {t("moduleCertificate", { module: module_name })}
          </a>
        )}
        {state && (
          <p className="py-1">
            <a href="#certificate">{state}</a>
          </p>
        )}
        {can_answer.length > 0 && (
          <details className="group/answers">
            <summary className="flex min-h-11 items-center gap-2 font-semibold">
              {t("canAnswer")}
              <Icon name="down" className="size-5 transition-transform group-open/answers:rotate-180" />
            </summary>
            <CanAnswer questions={can_answer} />
          </details>
        )}
      </div>
    </div>
  );
}
