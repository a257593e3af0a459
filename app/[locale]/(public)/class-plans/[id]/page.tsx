import type { Metadata } from "next";
import { GoDeeper } from "@/components/layout/go-deeper";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassPlanSheet } from "@/components/pages/for-class/class-plan-sheet";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return metadataOrNotFound(locale, async () => {
    const plan = findPlan(id);
    return pageMetadata({
      language: locale,
      path: `/class-plans/${id}`,
      title: plan.title[locale],
      description: plan.aim[locale],
    });
  });
}

/** A class plan to print, linked from the page of resources. */
export default async function ClassPlanPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => (
    <>
      <ClassPlanSheet plan={findPlan(id)} language={locale} />
      <div className="container-page">
        <div className="mx-auto max-w-[46rem]">
          <GoDeeper path={`/class-plans/${id}`} language={locale} />
        </div>
      </div>
    </>
  ));
}

function findPlan(id: string) {
  const plan = portalContent().classPlans.find((each) => each.id === id);
  if (!plan) throw new PageError(404);
  return plan;
}
