import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** Formats a duration in minutes as "4 hours" / "4 घंटे"; durations that are not whole hours include the minutes. */
export function courseDuration(totalMinutes: number, language: Language): string {
  const words = translatorFor(language, "course");
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  return [hours > 0 ? words("hours", { hours }) : "", minutes > 0 ? words("minutes", { minutes }) : ""].filter(Boolean).join(" ");
}
