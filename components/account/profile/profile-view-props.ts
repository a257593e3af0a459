import {
  choices,
  languageOptions,
  profilePlaceTexts,
  ruleMessagesIn,
  stateOptions,
} from "@/components/forms/form-props";
import { publicApi } from "@/lib/api/server";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import type { EditableField } from "./editable-fields";
import type { PictureTexts } from "./picture-editor";

const ownTexts = [
  "institute",
  "institutionType",
  "chooseInstitutionType",
  "nameHint",
  "saveField",
  "saving",
  "cancel",
] as const;
const pictureKeys = [
  ...([
    "picture",
    "pictureHint",
    "pictureLimit",
    "addPicture",
    "changePicture",
    "savePicture",
    "savingPicture",
    "removePicture",
  ] as const),
] as const;

/** What the fields of the profile need from the server: their texts and choices in one language. */
export async function fieldEditorProps(profile: Profile, language: Language) {
  const t = translatorFor(language, "profile");
  const shared = translatorFor(language, "accounts");
  const stateId = profile.state_id;
  const districts = stateId
    ? (await publicApi(language).places.getDistricts({ state_id: stateId, language })).data
    : [];
  const labels: Record<EditableField, string> = {
    name: t("name"),
    mobile: shared("mobile"),
    institute: t("institute"),
    institutionType: t("institutionType"),
    state: shared("state"),
    district: shared("district"),
    language: shared("language"),
  };
  return {
    labels,
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(shared, [...profilePlaceTexts, "firstName", "lastName"]),
      ...pickTexts(t, ownTexts),
      nameLetters: t("nameLetters", { letters: "{letters}" }),
      profileUpdated: translatorFor(language, "answers")("profileUpdated"),
    },
    options: {
      states: stateOptions(language),
      sectors: choices(messagesIn(language).profile.sectors),
      languages: languageOptions,
      districts: districts.map(({ district, label }) => ({ value: district, label })),
    },
  };
}

export function pictureTexts(language: Language): PictureTexts {
  const t = translatorFor(language, "profile");
  const shared = translatorFor(language, "accounts");
  const answers = translatorFor(language, "answers");
  return {
    ...pickTexts(t, pictureKeys),
    offline: shared("offline"),
    pictureInvalid: answers("pictureInvalid"),
    profileUpdated: answers("profileUpdated"),
  };
}
