import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { type CourseStep, stepLabels } from "../steps";

/** The words of a button to the next step: they name the lesson that it opens. */
export function nextLabel(step: CourseStep | null, t: Translator<"learning">): string {
  if (!step?.name || step.kind === "case") return t(stepLabels[step?.kind ?? "start"]);
  return t(step.kind === "start" ? "startNamed" : "resumeNamed", { name: step.name });
}

/** `course`: the address of the course's page, for a learner who has no next step in a lesson. */
type Props = { step: CourseStep | null; course: string; language: Language };

export function ContinueLink({ step, course, language }: Props) {
  const t = translatorFor(language, "learning");
  return (
    <LinkButton href={step?.href ?? course} className="max-sm:w-full">
      {step ? nextLabel(step, t) : translatorFor(language, "wall")("toCourse")} <Icon name="arrow" />
    </LinkButton>
  );
}
