import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
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
    <div className="container-page grid max-w-5xl gap-x-12 gap-y-6 py-8 lg:grid-cols-[18rem_1fr]">
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
        <ProfileTabs current="/profile" language={language} />
        <h2 id="basic-information" className="sr-only">
          {t("basicInformation")}
        </h2>
        <BasicInformation
          {...editor}
          profile={profile}
          language={language}
          labels={labels}
          rowTexts={{ edit: t("edit"), notGiven: t("notGiven") }}
          fieldToEdit={fieldToEdit}
          justSaved={justSaved === "picture" ? null : justSaved}
          completeness={{
            complete: <ProfileCompleteness complete className="mt-6" language={language} />,
            incomplete: <ProfileCompleteness complete={false} className="mt-6" toForm language={language} />,
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
        <div key={label} className="border-b border-hairline py-2.5">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className={value ? "font-semibold" : "flex items-center justify-between text-ink-soft"}>
            {value || t("notGiven")}
            {!value && (
              <a
                href="/usr/UpdateInfo"
                aria-label={`${t("add")}: ${label}`}
                className="-my-2.5 inline-flex min-h-11 items-center font-semibold"
              >
                {t("add")}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links between the pages of the learner's own account, shown as the tabs of one card. */
function ProfileTabs({ current, language }: { current: "/profile" | "/settings"; language: Language }) {
  const t = translatorFor(language, "profile");
  const tabs = [
    { href: "/profile", label: t("basicInformation") },
    { href: "/settings", label: t("settings") },
  ];
  return (
    <nav aria-label={t("tabs")} className="-mx-4 border-b border-hairline px-4 md:-mx-8 md:px-8">
      <ul className="flex gap-6">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="inline-flex min-h-14 items-center border-b-4 border-transparent pt-1 font-semibold no-underline hover:underline aria-[current]:border-marigold aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
