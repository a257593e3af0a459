import { EnrollInputs, enrollAction } from "@/components/courses";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { CampaignPage } from "./campaign-page";

export function LearnerEnroll({ page: { campaign, course }, language }: { page: CampaignPage; language: Language }) {
  return (
    <form action={enrollAction} className="grid gap-4">
      <AccountField />
      <EnrollInputs course={course} language={language} source={campaign.slug} />
      <h1>{course.name}</h1>
      <p>{translatorFor(language, "campaigns")("learnerLead")}</p>
      <Button type="submit" className="sm:justify-self-start sm:px-8">
        {translatorFor(language, "course")("enroll")}
      </Button>
    </form>
  );
}
