import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button, LinkButton } from "@/components/ui/button";
import { WithArrows } from "@/components/ui/drawn-signs";
import { backendHas } from "@/lib/api/backend";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { situationsAddress } from "../addresses";
import { skipSituations } from "./situations-actions";

type Props = { courseId: string; language: Language };

/** Before the first topic: eight situations, with a button that skips them for good. */
export function SituationsOffer({ courseId, language }: Props) {
  const t = translatorFor(language, "situations");
  return (
    <section id="situations-offer" className="mt-3 mb-5 rounded-card border border-hairline bg-white p-4">
      <h2 className="text-lead">{t("offerTitle")}</h2>
      <p className="mt-2">{t("offerLead")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={situationsAddress(courseId)}>{t("begin")}</LinkButton>
        <form action={skipSituations}>
          <HiddenFields courseId={courseId} language={language} />
          <Button type="submit" look="secondary">
            {t("skip")}
          </Button>
        </form>
      </div>
    </section>
  );
}

/** In the conclusion: the way to the situations of the end, or to the gain. */
export async function SituationsEnd({ courseId, language, here }: Props & { here: string }) {
  if (!(await backendHas("learning.answerSituations"))) return null;
  const { learning } = await visitorApi(language);
  const { situations } = await resultOr(learning.readSituations({ courseId, language }), here);
  const { moment, result } = situations;
  if (moment !== "end" && !result) return null;
  const t = translatorFor(language, "situations");
  return (
    <section id="situations-end" className="mt-8 rounded-card border border-hairline bg-white p-4">
      <h2 className="text-lead">{result ? t("gainTitle") : t("endTitle")}</h2>
      <p className="mt-2">{result ? <Count t={t} result={result} /> : t("endLead")}</p>
      <LinkButton href={situationsAddress(courseId)} look="secondary" className="mt-4">
        {result ? t("showGain") : t("begin")}
      </LinkButton>
    </section>
  );
}

type Counted = { before: number | null; after: number; of: number };

/** The counts of the start and of the end, with an arrow that is spoken in words; or only the count of the end. */
export function Count({ t, result: { before, after, of } }: { t: Translator<"situations">; result: Counted }) {
  if (before === null) return t("countEnd", { after, of });
  return (
    <>
      <span className="sr-only">{t("countSpoken", { before, after, of })}</span>
      <span aria-hidden="true">
        <WithArrows text={t("count", { before, after, of })} />
      </span>
    </>
  );
}
