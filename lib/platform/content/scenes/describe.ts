import { type Language, languageFacts } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { SceneParts } from "./parts";
import type { PanelPicture } from "./scene";

/** The alternative of a panel's picture, made from what is drawn: the place, then each person, then the things. */
export function describePanel(panel: PanelPicture, parts: SceneParts, language: Language): string {
  const t = translatorFor(language, "scenes");
  const people = panel.people.map(({ who, mood, pose, sits, holds }) => {
    const [face, thing, hands] = [
      parts.faces.moods[mood]?.[language],
      holds ? parts.props[holds]?.[language] : undefined,
      holds ? undefined : parts.poses.poses[pose]?.[language],
    ];
    const seen = [face, sits && t("sitting"), thing ? t("holding", { thing }) : hands].filter(Boolean).join(", ");
    return `${capital(parts.cast[who]?.[language] ?? "")}: ${seen}`;
  });
  const things = panel.things.flatMap(({ what }) => parts.props[what]?.[language] ?? []);
  const sentences = [
    parts.places[panel.place]?.[language],
    ...people,
    ...(things.length > 0 ? [capital([...new Set(things)].join(", "))] : []),
  ];
  const stop = languageFacts[language].script === "Devanagari" ? "।" : ".";
  return sentences.map((words) => `${words}${stop}`).join(" ");
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
