import { inEachLanguage, type Language, type Text } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import { type AgeBand, type Ages, ageBands } from "../schema";
import { escapeHtml } from "../text/escape-html";

/** The ages that a text names, from the youngest, with what readers of each can do afterwards. */
export function namedAges(ages: Exclude<Ages, "adults">): { band: AgeBand; aim: Text }[] {
  return ageBands.flatMap((band) => {
    const aim = ages?.[band];
    return aim ? [{ band, aim }] : [];
  });
}

/** "For ages 12 to 18.", or whom else a text is for; null where it does not say. */
export function forWhom(ages: Ages, language: Language): string | null {
  const t = translatorFor(language, "ages");
  if (ages === "adults") return t("adults");
  const bands = namedAges(ages).map(({ band }) => band.split("-"));
  const [from, to] = [bands[0]?.[0], bands.at(-1)?.[1]];
  return from && to ? t("from", { from, to }) : null;
}

/** What readers of each age can do afterwards: "9 to 12: name the changes without shame". */
export function aimsByAge(ages: Ages, language: Language): string[] {
  if (ages === "adults") return [];
  const t = translatorFor(language, "ages");
  return namedAges(ages).map(({ band, aim }) => {
    const [from = "", to = ""] = band.split("-");
    return t("aim", { from, to, aim: aim[language] });
  });
}

/** What the students of a class take from a topic, as HTML below its last page. */
export function agesHtml(ages: Ages): Text {
  return inEachLanguage((language) => {
    const whom = forWhom(ages, language);
    const aims = aimsByAge(ages, language).map((aim) => `<li>${escapeHtml(aim)}</li>`);
    if (!whom) return "";
    if (aims.length === 0) return `\n<p>${escapeHtml(whom)}</p>`;
    const lead = translatorFor(language, "ages")("students");
    return `\n<h2>${escapeHtml(lead)}</h2>\n<ul class="origin">\n${aims.join("\n")}\n</ul>`;
  });
}
