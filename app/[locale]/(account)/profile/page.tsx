import { BasicInformation } from "@/components/account/profile/basic-information";
import { isEditableField } from "@/components/account/profile/editable-fields";
import { fieldEditorProps, pictureTexts } from "@/components/account/profile/form-props";
import { PictureEditor } from "@/components/account/profile/picture-editor";
import { ProfileCompleteness, ProfileHead } from "@/components/account/profile/profile-head";
import { EmailState } from "@/components/account/recovery/email-state";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { backendHas } from "@/lib/api/backend";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Profile } from "@/lib/contract/accounts";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("profile", "ownTitle");

/** Why a posted picture was not stored: the only values of `rejected` in the profile's address. */
const pictureErrors = [
  "choosePicture",
  "pictureInvalid",
  "pictureTooLarge",
  "pictureBusy",
  "storageFull",
  "tooManyTries",
] as const;

/**
 * The learner's own profile: picture, name, and the basic information, edited in place (rule: profile.view). Without
 * JavaScript, the address names the field to edit, what was just saved, and why a picture was not.
 */
export default visitorPage(async ({ language, searchParams }) => {
  const { edit, saved, rejected } = await searchParams;
  const fieldToEdit = isEditableField(edit) ? edit : null;
  const api = await visitorApi(language);
  const { data: profile } = await resultOr(
    api.accounts.readProfile(),
    fieldToEdit ? `/profile?edit=${fieldToEdit}` : "/profile",
  );
  const t = translatorFor(language, "profile");
  const { _id: accountId, firstName, lastName, avatar } = profile;
  const of = { accountId, firstName, lastName, avatar };
  const pictureError = pictureErrors.find((each) => each === rejected);
  const head = <ProfileHead profile={profile} language={language} />;
  return (
    <div className="container-page grid max-w-5xl gap-x-12 gap-y-4 pt-4 pb-8 md:pt-8 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-3 lg:gap-5 lg:pt-2">
        <div className="flex items-center justify-between gap-4">
          <h1>{t("ownTitle")}</h1>
          <a href="/settings" className="inline-flex min-h-11 items-center gap-2 font-semibold">
            {t("settings")} <Icon name="arrow" className="size-5" />
          </a>
        </div>
        {(await backendHas("avatars.save")) ? (
          <PictureEditor
            of={of}
            texts={pictureTexts(language)}
            justSaved={saved === "picture"}
            serverError={pictureError && translatorFor(language, "answers")(pictureError, { minutes: 60 })}
          >
            {head}
          </PictureEditor>
        ) : (
          <div className="flex min-w-0 items-center gap-4 lg:flex-col lg:items-start">
            <Avatar of={of} size="large" />
            {head}
          </div>
        )}
        {profile.verifiedEmail !== 1 && <EmailState profile={profile} language={language} />}
      </div>
      <section
        aria-labelledby="basic-information"
        className="min-w-0 rounded-card border border-hairline bg-white px-4 pb-6 md:px-8"
      >
        <h2
          id="basic-information"
          className="-mx-4 flex min-h-14 items-center border-b border-hairline px-4 text-lead md:-mx-8 md:px-8"
        >
          {t("basicInformation")}
        </h2>
        <BasicInformation
          {...(await fieldEditorProps(profile, language))}
          rowTexts={{ edit: t("edit"), notGiven: t("notGiven") }}
          fieldToEdit={fieldToEdit}
          justSaved={isEditableField(saved) ? saved : null}
          completeness={{
            complete: <ProfileCompleteness complete className="mt-4" language={language} />,
            incomplete: <ProfileCompleteness complete={false} className="mt-4" toForm language={language} />,
          }}
        />
        <AboutPerson profile={profile} language={language} />
        <LinkButton look="secondary" href="/usr/UpdateInfo" className="mt-6 w-full sm:w-auto">
          {t("fullForm")}
        </LinkButton>
      </section>
    </div>
  );
});

/** What is changed in the full form, and since when there is an account. */
function AboutPerson({
  profile: { age, gender, profession, dateCreated },
  language,
}: {
  profile: Profile;
  language: Language;
}) {
  const [t, accounts] = [translatorFor(language, "profile"), messagesIn(language).accounts];
  const rows = [
    [accounts.age, age ? String(age) : ""],
    [accounts.gender, accounts.genders[gender as keyof typeof accounts.genders] ?? gender],
    [accounts.profession, accounts.oneProfession[profession as keyof typeof accounts.oneProfession] ?? profession],
  ];
  return (
    <>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline py-2.5">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="contents">
              <p className={value ? "font-semibold" : "text-ink-soft"}>{value || t("notGiven")}</p>
              <LinkButton
                href="/usr/UpdateInfo"
                look="quiet"
                size="small"
                aria-label={`${t(value ? "edit" : "add")}: ${label}`}
                className="col-start-2 row-span-2 row-start-1 -me-3 min-w-12"
              >
                {value ? <Icon name="pencil" className="size-5" /> : t("add")}
              </LinkButton>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-soft">
        {t("memberSince", { date: dayMonthYear(dateCreated, language).replaceAll(" ", "\u00a0") })}
      </p>
    </>
  );
}
