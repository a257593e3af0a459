import { ButtonForm } from "@/components/forms/drafts/button-form";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { cloths, garments, type LearnerLook, lookColours, skins, type Wall } from "@/lib/platform/walls";
import { chooseLook } from "./actions";
import { LearnerCloseUp } from "./wall-painting";

/** `wall`: the painting above with the prefix "wall". */
type Props = { courseId: string; language: Language; look: LearnerLook; wall: Wall; open: boolean };

/**
 * How the learner is drawn on her walls: what she wears, its colour, and her skin, beside her part of the wall; folded
 * below a finished wall.
 */
export function ChooseLook({ courseId, language, look, wall, open }: Props) {
  const t = translatorFor(language, "wall");
  const groups = [
    { name: "garment", legend: t("garment"), values: garments, checked: look.garment },
    { name: "cloth", legend: t("cloth"), values: cloths, checked: look.cloth },
    { name: "skin", legend: t("skin"), values: skins, checked: look.skin },
  ] as const;
  return (
    <section className="no-print mt-6 rounded-card border border-hairline bg-white" aria-labelledby="choose-look">
      <details open={open} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
          <h2 id="choose-look" className="min-w-0 flex-1 scroll-mt-4 text-lead">
            {t("lookTitle")}
          </h2>
          <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-4 px-4 pb-4 md:px-6 md:pb-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          {/* In sight while the choice is made. */}
          {wall.drawing !== "first" && (
            <LearnerCloseUp
              wall={wall}
              prefix="wall"
              className="sticky top-2 z-1 h-auto w-full self-start rounded-card border border-hairline lg:top-8 low:static"
            />
          )}
          <div>
            <p className="text-ink-soft">{t("lookLead")}</p>
            <ButtonForm
              id={`look-${courseId}`}
              action={chooseLook}
              label={t("lookButton")}
              look="secondary"
              className="mt-5 w-full sm:w-auto"
              offline={t("offline")}
            >
              <input type="hidden" name="language" value={language} />
              <input type="hidden" name="courseId" value={courseId} />
              {groups.map(({ name, legend, values, checked }) => (
                <fieldset key={name} className="mt-4">
                  <legend className="mb-2 font-semibold">{legend}</legend>
                  <div className="grid grid-cols-2 gap-2">
                    {values.map((value) => (
                      <label
                        key={value}
                        className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3 py-1 leading-snug has-checked:border-peacock has-checked:bg-peacock-tint has-checked:font-semibold"
                      >
                        <input
                          type="radio"
                          name={name}
                          value={value}
                          defaultChecked={value === checked}
                          {...dotOf(value)}
                        />
                        {t(`looks.${value}`)}
                      </label>
                    ))}
                  </div>
                </fieldset>
              ))}
            </ButtonForm>
          </div>
        </div>
      </details>
    </section>
  );
}

/** A colour is its own button: a round dot, with a ring where it is chosen. */
function dotOf(value: string) {
  const background = lookColours[value];
  if (!background) return { className: "size-5 shrink-0 accent-peacock" };
  return {
    style: { background },
    className:
      "size-7 shrink-0 appearance-none rounded-full border border-ink checked:shadow-[0_0_0_3px_var(--color-white),0_0_0_6px_var(--color-peacock)] forced-colors:appearance-auto",
  };
}
