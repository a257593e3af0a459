import { isEditableField } from "@/components/account/profile/editable-fields";
import { isPictureError } from "@/components/account/profile/picture-errors";
import { ProfileView } from "@/components/account/profile/profile-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<{ edit?: string; saved?: string; rejected?: string }>;
};

export const generateMetadata = titleMetadata("profile", "ownTitle");

export default async function ProfilePage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { edit, saved, rejected } = await searchParams;
  const fieldToEdit = isEditableField(edit) ? edit : null;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const { data } = await resultOr(
      api.accounts.readProfile(),
      fieldToEdit ? `/profile?edit=${fieldToEdit}` : "/profile",
    );
    return (
      <ProfileView
        profile={data}
        language={locale}
        fieldToEdit={fieldToEdit}
        justSaved={saved === "picture" || isEditableField(saved) ? saved : null}
        pictureError={isPictureError(rejected) ? rejected : null}
      />
    );
  });
}
