import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { TopicAccess } from "./load-topic";
import { StepBar, stepButton } from "./step-bar";
import { type FormStep, type Step, stepCount } from "./steps";

type Props = {
  next: Step | FormStep;
  previous: string | null;
  place: Pick<TopicAccess, "topic" | "section" | "page">;
  /** Secondary where the page's own task comes first. */
  look?: "primary" | "secondary";
};

/** One large next step, one small previous, and between pages how far it is. */
export async function StepLinks({ next, previous, place: { topic, section, page }, look }: Props) {
  const t = await getTranslations("learning");
  const position = next.kind === "page" ? t("lessonStep", stepCount(topic, section, page)) : undefined;
  return (
    <StepBar label={t("steps")} previous={previous ? { href: previous, label: t("previous") } : null} position={position}>
      <LinkButton href={next.href} rel="next" size="small" look={look} className={stepButton}>
        {t(`next_${next.kind}`)} <Icon name="arrow" className="size-5 shrink-0" />
      </LinkButton>
    </StepBar>
  );
}
