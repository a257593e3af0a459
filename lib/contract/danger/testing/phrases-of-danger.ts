import { type Danger, dangers } from "../kinds";

import { furtherPhrases } from "./further-phrases";
import { aboutOneself } from "./phrases-about-oneself";
import { aboutOthers } from "./phrases-about-others";
import { unseenPhrases } from "./unseen-phrases";

const first: Record<Danger, string> = { ...aboutOneself, ...aboutOthers };

/** Messages of people who are in danger or report somebody in danger, with everyday spelling mistakes. */
export const phrasesOfDanger = Object.fromEntries(
  dangers.map((kind) => [kind, `${first[kind]}\n${furtherPhrases[kind] ?? ""}\n${unseenPhrases[kind] ?? ""}`]),
) as Record<Danger, string>;
