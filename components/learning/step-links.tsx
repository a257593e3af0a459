import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormStep, Step } from "./steps";

/** At the end of every page: one large next step and one small previous. */
export async function StepLinks({ next, previous }: { next: Step | FormStep | null; previous: string | null }) {
  const t = await getTranslations("learning");
  return (
    <nav aria-label={t("steps")} className="mt-10 border-t border-hairline pt-5">
      {next && (
        <LinkButton href={next.href} rel="next" className="w-full">
          {t(`next_${next.kind}`)} <Icon name="arrow" className="size-5" />
        </LinkButton>
      )}
      {previous && (
        <LinkButton href={previous} rel="prev" look="quiet" size="small" className="mt-2">
          <Icon name="back" className="size-5" /> {t("previous")}
        </LinkButton>
      )}
    </nav>
  );
}
