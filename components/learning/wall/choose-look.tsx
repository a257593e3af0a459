import { getTranslations } from "next-intl/server";
import { ButtonForm } from "@/components/forms/drafts/button-form";
import type { Language } from "@/lib/platform/i18n/language";
import { cloths, garments, pagePalette, paintLearner, plainLook, readLook, skins } from "@/lib/platform/walls";
import { chooseLook } from "./actions";

type Props = { courseId: string; language: Language; chosen: string };

/** How the learner is drawn on her walls: what she wears, its colour, and her skin. */
export async function ChooseLook({ courseId, language, chosen }: Props) {
  const t = await getTranslations("wall");
  const look = readLook(chosen) ?? plainLook;
  const groups = [
    { name: "garment", legend: t("garment"), values: garments, checked: look.garment, colours: false },
    { name: "cloth", legend: t("cloth"), values: cloths, checked: look.cloth, colours: true },
    { name: "skin", legend: t("skin"), values: skins, checked: look.skin, colours: true },
  ] as const;
  return (
    <section
      className="no-print mt-6 rounded-card border border-hairline bg-white p-4 md:p-6"
      aria-labelledby="choose-look"
    >
      <div className="flex items-start gap-4">
        <svg
          width="96"
          height="96"
          viewBox="0 0 104 100"
          aria-hidden="true"
          className="shrink-0"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings
          dangerouslySetInnerHTML={{ __html: paintLearner(look, pagePalette) }}
        />
        <div>
          <h2 id="choose-look" className="text-lead">
            {t("lookTitle")}
          </h2>
          <p className="mt-1 text-ink-soft">{t("lookLead")}</p>
        </div>
      </div>
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
                      className="size-6 rounded-full border border-ink"
                      style={{ background: pagePalette[value as keyof typeof pagePalette] }}
                    />
                  )}
                  {t(`looks.${value}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </ButtonForm>
    </section>
  );
}
