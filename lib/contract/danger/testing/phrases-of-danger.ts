import type { Danger } from "../kinds";

import { aboutOneself } from "./phrases-about-oneself";
import { aboutOthers } from "./phrases-about-others";

/** What people type who are in danger, or who tell of somebody in danger, with the spelling mistakes of everyday typing. */
export const phrasesOfDanger: Record<Danger, string> = { ...aboutOneself, ...aboutOthers };
