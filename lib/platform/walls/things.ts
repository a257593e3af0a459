import type { PlaceName } from "./choose";
import { type Figure, figures } from "./figures";
import { body, circle, flat, hatch, line, placed } from "./figures/figure";

const pad: Figure = [
  body("leaf", "M50 50L92 34C86 12 62 4 40 8C14 14 2 38 8 60c8 26 34 36 56 28c18-6 30-22 30-36z"),
  hatch("M50 50L20 26M50 50L12 58M50 50L32 84M50 50L66 84M50 50L44 12M50 50L84 66", "paper"),
];

const pot: Figure = figures.pitcher;

const sheaf: Figure = [
  line("M50 96V30M50 96Q40 60 20 40M50 96q10-36 30-56M50 96Q34 76 8 66M50 96q16-20 42-30", "leaf"),
  flat(
    "marigold",
    "M50 4c8 10 8 22 0 30c-8-8-8-20 0-30zM16 22c10 4 14 12 12 24c-10-2-14-12-12-24zM84 22c-10 4-14 12-12 24c10-2 14-12 12-24z",
  ),
  flat("marigold", "M2 56c10-2 18 4 20 14c-10 2-18-4-20-14zM98 56c-10-2-18 4-20 14c10 2 18-4 20-14z"),
];

const cloud: Figure = [
  body("peacockTint", "M22 78C4 78 2 52 20 50C18 30 44 24 52 38c14-10 32 2 28 16c20 0 20 24 2 24z"),
  hatch("M30 60q6-8 12 0M50 56q6-8 12 0M34 70q6-6 12 0M58 68q6-6 12 0"),
];

const lampOfClay: Figure = [
  body("marigold", "M50 8c12 14 12 26 0 36c-12-10-12-22 0-36z"),
  body("sindoor", "M8 52q42 12 84 0c-2 26-18 40-42 40S10 78 8 52z"),
  hatch("M20 66q8 6 15 0t15 0t15 0t15 0", "paper"),
];

const flower: Figure = [
  line("M50 96V56", "leaf"),
  flat("leaf", "M50 90c-14 0-24-8-26-20c14 0 24 8 26 20zM50 90c14 0 24-8 26-20c-14 0-24 8-26 20z"),
  ...[0, 72, 144, 216, 288].map((angle) => ({
    ...flat("sindoor", "M50 38C38 28 40 10 50 4c10 6 12 24 0 34z"),
    place: `rotate(${angle} 50 38)`,
  })),
  flat("marigold", circle(50, 38, 9)),
];

/** What stands in a cell without a part, in three sizes; and beside the parts, where the learner is elsewhere. */
export const things: Record<PlaceName, { free: Figure; stand: Figure }> = {
  pond: { free: pad, stand: placed(figures.fish, "translate(0 4)") },
  courtyard: { free: pot, stand: lampOfClay },
  field: { free: sheaf, stand: flower },
  sky: { free: cloud, stand: flower },
};
