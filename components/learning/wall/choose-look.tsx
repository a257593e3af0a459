import { getTranslations } from "next-intl/server";
import { ButtonForm } from "@/components/forms/drafts/button-form";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import {
  cloths,
  garments,
  inkPalette,
  pagePalette,
  paintLearner,
  plainLook,
  readLook,
  skins,
} from "@/lib/platform/walls";
import { chooseLook } from "./actions";

type Props = { courseId: string; language: Language; chosen: string; open: boolean };

/** How the learner is drawn on her walls: what she wears, its colour, and her skin; folded below a finished wall. */
export async function ChooseLook({ courseId, language, chosen, open }: Props) {
  const t = await getTranslations("wall");
  const look = readLook(chosen) ?? plainLook;
  const groups = [
    { name: "garment", legend: t("garment"), values: garments, checked: look.garment, colours: false },
    { name: "cloth", legend: t("cloth"), values: cloths, checked: look.cloth, colours: true },
    { name: "skin", legend: t("skin"), values: skins, checked: look.skin, colours: true },
  ] as const;
  return (
    <section className="no-print mt-6 rounded-card border border-hairline bg-white" aria-labelledby="choose-look">
      <details open={open} className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 px-4 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
          <svg
            width="64"
            height="64"
            viewBox="0 0 104 100"
            aria-hidden="true"
            className="shrink-0"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings
            dangerouslySetInnerHTML={{ __html: paintLearner(look, pagePalette) }}
          />
          <h2 id="choose-look" className="min-w-0 flex-1 text-lead">
            {t("lookTitle")}
          </h2>
          <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4 md:px-6 md:pb-6">
          <p className="text-ink-soft">{t("lookLead")}</p>
          <ButtonForm
            id={`look-${courseId}`}
            action={chooseLook}
            label={t("lookButton")}
            className="mt-3 w-full sm:w-auto"
            offline={t("offline")}
          >
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="courseId" value={courseId} />
            {groups.map(({ name, legend, values, checked, colours }) => (
              <fieldset key={name} className="mt-3">
                <legend className="font-semibold">{legend}</legend>
                <div className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap">
                  {values.map((value) => (
                    <label key={value} className="flex min-h-12 items-center gap-2">
                      <input
                        type="radio"
                        name={name}
                        value={value}
                        defaultChecked={value === checked}
                        className="size-5 shrink-0 accent-peacock"
                      />
                      {colours && (
                        <span
                          aria-hidden="true"
                          className="size-6 shrink-0 rounded-full border border-ink"
                          style={{ background: inkPalette[value as keyof typeof inkPalette] }}
                        />
                      )}
                      {t(`looks.${value}`)}
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </ButtonForm>
        </div>
      </details>
    </section>
  );
}
