import { EnrollInputs, enrollAction } from "@/components/courses";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { CampaignPage } from "./campaign-page";

type Props = { page: CampaignPage; language: Language };

/** One button to enrol in place of the registration form, for a visitor with an account. */
export function LearnerEnroll({ page: { campaign, course }, language }: Props) {
  const t = translatorFor(language, "campaigns");
  const shared = translatorFor(language, "course");
  return (
    <form action={enrollAction} className="grid gap-4">
      <AccountField />
      <EnrollInputs course={course} language={language} source={campaign.slug} />
      <h1>{course.name}</h1>
      <p>{t("learnerLead")}</p>
      <Button type="submit" className="sm:justify-self-start sm:px-8">
        {shared("launch")}
      </Button>
    </form>
  );
}
