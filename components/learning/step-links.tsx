import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { StepBar, stepButton } from "./step-bar";
import type { FormStep, Step } from "./steps";

type Props = {
  language: Language;
  next: Step | FormStep;
  previous: string | null;
  /** Whether the next step is a secondary button, because the page has a task of its own. */
  look?: "primary" | "secondary";
};

export function StepLinks({ language, next, previous, look }: Props) {
  const t = translatorFor(language, "learning");
  return (
    <StepBar label={t("steps")} previous={previous ? { href: previous, label: t("previous") } : null}>
      <LinkButton href={next.href} rel="next" size="small" look={look} className={stepButton}>
        {t(`next_${next.kind}`)} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </StepBar>
  );
}
