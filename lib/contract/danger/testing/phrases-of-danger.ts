import type { Danger } from "../kinds";

import { aboutOneself } from "./phrases-about-oneself";
import { aboutOthers } from "./phrases-about-others";

/** Messages of people who are in danger or report somebody in danger, with everyday spelling mistakes. */
export const phrasesOfDanger: Record<Danger, string> = { ...aboutOneself, ...aboutOthers };
