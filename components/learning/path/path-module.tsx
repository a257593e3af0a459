import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Translator } from "@/lib/platform/i18n/messages";
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
  t: Translator<"learning">;
};

/** A module: landmark, state, certificate, and topics, which are folded once all are done. */
export function PathModule({ name, topics, facts, resume, t }: Props) {
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
            <h3 className="text-lead">{name}</h3>
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
  const state = certificate_withdrawn
    ? t("moduleWithdrawn")
    : review === "waiting"
      ? t("moduleWaits")
      : review === "returned"
        ? t("moduleReturned")
        : null;
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
          <a href="#certificate">{state}</a>
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

/** The questions that a learner can answer after a module. */
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
