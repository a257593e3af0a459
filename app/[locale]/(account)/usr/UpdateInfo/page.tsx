import { ORPCError } from "@orpc/client";
import { profileFormProps } from "@/components/account/profile/form-props";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { ProfileCompleteness, ProfileHead } from "@/components/account/profile/profile-head";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { Avatar } from "@/components/ui/avatar";
import { returnPath } from "@/lib/api/http/return-path";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("profile", "title");

/** The complete-profile form (rule: profile.complete-order, /usr/UpdateInfo); teachers have more fields. */
export default visitorPage(async ({ language, searchParams }) => {
  const { rdir } = await searchParams;
  const returnTo = returnPath(rdir, "/profile");
  const here = rdir ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}` : "/usr/UpdateInfo";
  const api = await visitorApi(language);
  // An account that waits for a guardian's consent may read its profile, but not change it here. An existing backend
  // does not ask guardians, and a guest needs no consent.
  const { waiting } = await api.privacy.guardianStatus().catch((error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return { waiting: false };
    throw error;
  });
  if (waiting) throw new PageError(403, "guardianNeeded");
  const { data: profile } = await resultOr(api.accounts.readProfile(), here);
  return (
    <div className="container-form py-8">
      <h1>{translatorFor(language, "profile")("title")}</h1>
      <div className="mt-4 flex items-center gap-4">
        <Avatar of={{ accountId: profile._id, ...profile }} size="large" />
        <ProfileHead profile={profile} language={language} />
      </div>
      <ProfileCompleteness complete={profile.is_profile_complete === 1} className="mt-6" language={language} />
      <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
        <ProfileForm {...(await profileFormProps(profile, language))} returnTo={returnTo} />
      </div>
    </div>
  );
});
