import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import { dayMonthYear } from "@/lib/i18n/dates";
import type { Language } from "@/lib/i18n/language";

/** Who this is, since when, and whether anything is missing. */
export async function ProfileHead({ profile, language }: { profile: Profile; language: Language }) {
  const t = await getTranslations("profile");
  const complete = profile.is_profile_complete === 1;
  return (
    <>
      <h1>{t("title")}</h1>
      <div className="mt-4 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full border-4 border-double border-peacock bg-haldi text-[1.5rem] font-bold"
        >
          {Array.from(profile.firstName)[0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="text-[1.15rem] font-bold [overflow-wrap:anywhere]">
            {profile.firstName} {profile.lastName}
          </p>
          <p className="[overflow-wrap:anywhere]">{profile.username}</p>
          <p className="text-ink-soft">{t("memberSince", { date: dayMonthYear(profile.dateCreated, language) })}</p>
        </div>
      </div>
      <Notice kind={complete ? "success" : "tip"} className="mt-6">
        <p className="font-bold">{t(complete ? "complete" : "incomplete")}</p>
        <p>{t(complete ? "completeMore" : "incompleteMore")}</p>
      </Notice>
    </>
  );
}
