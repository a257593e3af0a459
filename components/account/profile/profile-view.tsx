import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { backendHas } from "@/lib/api/backend";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { EmailState } from "../recovery/email-state";
import { BasicInformation } from "./basic-information";
import type { EditableField } from "./editable-fields";
import { PictureEditor } from "./picture-editor";
import type { PictureError } from "./picture-errors";
import { ProfileCompleteness } from "./profile-completeness";
import { ProfileHead } from "./profile-head";
import { fieldEditorProps, pictureTexts } from "./profile-view-props";

type Props = {
  profile: Profile;
  language: Language;
  /** Without JavaScript, the address names the field to edit and the field just saved. */
  fieldToEdit: EditableField | null;
  justSaved: EditableField | "picture" | null;
  pictureError: PictureError | null;
};

/** The learner's own profile: picture, name, and the basic information, edited in place (rule: profile.view). */
export async function ProfileView({ profile, language, fieldToEdit, justSaved, pictureError }: Props) {
  const takesPicture = await backendHas("avatars.save");
  const t = translatorFor(language, "profile");
  const { labels, ...editor } = await fieldEditorProps(profile, language);
  const of = {
    accountId: profile._id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    avatar: profile.avatar,
  };
  return (
    <div className="container-page grid max-w-5xl gap-x-12 gap-y-6 pt-5 pb-8 md:pt-8 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-5 lg:pt-2">
        <h1>{t("ownTitle")}</h1>
        {takesPicture ? (
          <PictureEditor
            of={of}
            texts={pictureTexts(language)}
            justSaved={justSaved === "picture"}
            serverError={pictureError && translatorFor(language, "answers")(pictureError, { minutes: 60 })}
          >
            <ProfileHead profile={profile} language={language} />
          </PictureEditor>
        ) : (
          <div className="flex min-w-0 items-center gap-4 lg:flex-col lg:items-start">
            <Avatar of={of} size="large" />
            <ProfileHead profile={profile} language={language} />
          </div>
        )}
        {profile.verifiedEmail !== 1 && <EmailState profile={profile} language={language} />}
      </div>
      <section
        aria-labelledby="basic-information"
        className="min-w-0 rounded-card border border-hairline bg-white px-4 pb-6 md:px-8"
      >
        <div className="-mx-4 flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline px-4 py-2 md:-mx-8 md:px-8">
          <h2 id="basic-information" className="text-lead">
            {t("basicInformation")}
          </h2>
          <a href="/settings" className="inline-flex min-h-11 items-center gap-2 font-semibold">
            {t("settings")} <Icon name="arrow" className="size-5" />
          </a>
        </div>
        <BasicInformation
          {...editor}
          profile={profile}
          language={language}
          labels={labels}
          rowTexts={{ edit: t("edit"), notGiven: t("notGiven") }}
          fieldToEdit={fieldToEdit}
          justSaved={justSaved === "picture" ? null : justSaved}
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
}

/** What is changed in the full form. */
function AboutPerson({ profile: { age, gender, profession }, language }: Pick<Props, "profile" | "language">) {
  const [t, accounts] = [translatorFor(language, "profile"), messagesIn(language).accounts];
  const rows = [
    [accounts.age, age ? String(age) : ""],
    [accounts.gender, accounts.genders[gender as keyof typeof accounts.genders] ?? gender],
    [accounts.profession, accounts.professions[profession as keyof typeof accounts.professions] ?? profession],
  ];
  return (
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
  );
}
