import type { FormResult } from "@/components/forms/form-state";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import type { Language } from "@/lib/platform/i18n/language";
import { CampaignForm } from "./campaign-form";
import { CampaignMarker } from "./campaign-marker";
import type { CampaignPage } from "./campaign-page";
import { campaignForm } from "./form-data";
import { LearnerEnroll } from "./learner-enroll";
import { UnlessLearner } from "./unless-learner";

type Props = {
  page: CampaignPage;
  language: Language;
  /** What is shown of an earlier step without JavaScript. */
  before?: FormResult;
};

/** The form of a campaign as a page, which the button links to without JavaScript. */
export async function FormPage({ page, language, before }: Props) {
  const { campaign, course } = page;
  const data = await campaignForm(campaign.form, language);
  const crumbs = [{ label: course.name, href: `/${campaign.slug}` }, { label: data.texts.title }];
  return (
    <div className="container-form">
      <CampaignMarker courseId={course.slug} />
      <Breadcrumb crumbs={crumbs} language={language} />
      <UnlessLearner learner={<LearnerEnroll page={page} language={language} />}>
        <h1>{data.texts.title}</h1>
        <p className="mt-1 font-semibold">{course.name}</p>
        <div className="mt-4 rounded-card border border-hairline bg-white px-4 py-6 md:px-8">
          <CampaignForm {...data} course={{ id: course.slug, name: course.name }} before={before} />
        </div>
      </UnlessLearner>
    </div>
  );
}
