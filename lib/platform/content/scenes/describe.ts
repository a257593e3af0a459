import type { Language } from "../../i18n/language";
import type { SceneParts } from "./parts";
import type { PanelPicture } from "./scene";

/** The alternative of a panel's picture, made from what is drawn: the place, then each person, then the things. */
export function describePanel(panel: PanelPicture, parts: SceneParts, language: Language): string {
  const { stop, held } = words[language];
  const people = panel.people.map(({ who, mood, pose, holds }) => {
    const [face, thing, hands] = [
      parts.faces.moods[mood]?.[language],
      holds ? parts.props[holds]?.[language] : undefined,
      holds ? undefined : parts.poses.poses[pose]?.[language],
    ];
    return `${capital(parts.cast[who]?.[language] ?? "")}: ${[face, thing ? `${held} ${thing}` : hands].filter(Boolean).join(", ")}`;
  });
  const things = panel.things.flatMap(({ what }) => parts.props[what]?.[language] ?? []);
  const sentences = [
    parts.places[panel.place]?.[language],
    ...people,
    ...(things.length > 0 ? [capital([...new Set(things)].join(", "))] : []),
  ];
  return sentences.map((sentence) => `${sentence}${stop}`).join(" ");
}

/** How a thing in the hands is said, and what ends a sentence. */
const words: Record<Language, { stop: string; held: string }> = {
  en: { stop: ".", held: "holding" },
  hi: { stop: "।", held: "हाथ में" },
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
