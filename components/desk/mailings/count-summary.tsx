import type { MailingCount } from "@/lib/contract/desk/mailings";
import { daysBetweenReminders } from "@/lib/contract/desk/mailings";
import { formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** How many people the reminder would reach, and why not the others. */
export function CountSummary({ count, language }: { count: MailingCount; language: Language }) {
  const t = translatorFor(language, "desk");
  const { people, sendable, unverified, noMailings, remindedLately } = count;
  const reasons = [
    unverified > 0 && t("mailing.unverified", { count: unverified }),
    noMailings > 0 && t("mailing.noMailings", { count: noMailings }),
    remindedLately > 0 && t("mailing.remindedLately", { count: remindedLately, days: daysBetweenReminders }),
  ].filter((reason) => reason !== false);
  return (
    <section aria-labelledby="count" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="count" className="text-[1.15rem]">
        {t("mailing.countTitle")}
      </h2>
      <p className="mt-1 font-semibold">
        {people === 0
          ? t("mailing.nobody")
          : t(reasons.length > 0 ? "mailing.countBecause" : "mailing.count", {
              sendable: formatNumber(sendable, language),
              people: formatNumber(people, language),
            })}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
