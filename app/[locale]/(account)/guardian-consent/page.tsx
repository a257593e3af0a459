import { redirect } from "next/navigation";
import { GuardianWaiting } from "@/components/account/privacy/guardian-waiting";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { returnPath } from "@/lib/api/http/return-path";
import { resultOr, visitorApi } from "@/lib/api/server";

export const generateMetadata = titleMetadata("privacy", "waitingShort", { robots: { index: false } });

/** Follows the registration of a learner under 18: shows whose consent is pending, or opens the requested page. */
export default visitorPage(async ({ language, searchParams }) => {
  const nextPath = returnPath((await searchParams).rdir, "/dashboard");
  const api = await visitorApi(language);
  const { waiting } = await resultOr(
    api.privacy.guardianStatus(),
    `/guardian-consent?rdir=${encodeURIComponent(nextPath)}`,
  );
  if (!waiting) redirect(nextPath);
  return <GuardianWaiting language={language} />;
});
