import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { EmailState } from "../recovery/email-state";
import { BasicInformation } from "./basic-information";
import type { EditableField } from "./editable-fields";
import { PictureEditor } from "./picture-editor";
import type { PictureError } from "./picture-errors";
import { ProfileCompleteness } from "./profile-completeness";
import { ProfileHead } from "./profile-head";
import { ProfileTabs } from "./profile-tabs";
import { fieldEditorProps, pictureTexts } from "./profile-view-props";

type Props = {
  profile: Profile;
  language: Language;
  /** What the address asks to edit, and what was saved just now: how it works without JavaScript. */
  asked: EditableField | null;
  justSaved: EditableField | "picture" | null;
  refused: PictureError | null;
};

/** The own profile: who this is, and the basic information with each field editable in its place (rule: profile.view). */
export async function ProfileView({ profile, language, asked, justSaved, refused }: Props) {
  const t = await getTranslations("profile");
  const { labels, ...editor } = await fieldEditorProps(profile, language);
  const of = { accountId: profile._id, firstName: profile.firstName, lastName: profile.lastName, avatar: profile.avatar };
  return (
    <div className="container-page grid max-w-5xl gap-x-12 gap-y-6 py-8 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-5 lg:pt-2">
        <h1>{t("title")}</h1>
        <PictureEditor
          of={of}
          texts={await pictureTexts(language)}
          justSaved={justSaved === "picture"}
          refusal={refused && translatorFor(language, "answers")(refused, { minutes: 60 })}
        >
          <ProfileHead profile={profile} language={language} />
        </PictureEditor>
        <EmailState profile={profile} language={language} />
      </div>
      <section aria-labelledby="basic-information" className="min-w-0 rounded-card border border-hairline bg-white px-4 pb-6 md:px-8">
        <ProfileTabs current="/profile" />
        <h2 id="basic-information" className="sr-only">
          {t("basicInformation")}
        </h2>
        <BasicInformation
          {...editor}
          profile={profile}
          language={language}
          labels={labels}
          rowTexts={{ edit: t("edit"), notGiven: t("notGiven") }}
          asked={asked}
          justSaved={justSaved === "picture" ? null : justSaved}
          completeness={{
            complete: <ProfileCompleteness complete className="mt-6" />,
            incomplete: <ProfileCompleteness complete={false} className="mt-6" toForm />,
          }}
        />
        <p className="mt-6">{t("fullFormLead")}</p>
        <LinkButton look="secondary" href="/usr/UpdateInfo" className="mt-3 w-full sm:w-auto">
          {t("fullForm")}
        </LinkButton>
      </section>
    </div>
  );
}
