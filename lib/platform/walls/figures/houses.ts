import { body, circle, type Figure, flat, hatch, line } from "./figure";

/** A school with a veranda of pillars under a tiled roof. */
export const schoolWithVeranda: Figure = [
  body("haldi", "M8 44h84v46H8z"),
  body("sindoor", "M2 46L16 22h68l14 24z"),
  hatch("M14 40h72M18 33h64M22 27h56", "paper"),
  hatch("M12 52h12M29 52h12M59 52h12M76 52h12"),
  body("peacock", "M42 90V62q8-10 16 0v28z"),
  hatch("M47 64v26M53 64v26", "paper"),
  flat("white", "M14 60h12v13H14zM74 60h12v13H74z"),
  hatch("M14 66h12M20 60v13M74 66h12M80 60v13"),
  flat("marigold", "M31 46h6v44h-6zM63 46h6v44h-6z"),
  body("clay", "M2 88h96v8H2z"),
  line("M50 22V4"),
  flat("leaf", "M50 4l15 5l-15 5z"),
];

/** A school of two floors with a bell. */
export const schoolOfTwoFloors: Figure = [
  body("haldi", "M8 60h84v34H8z"),
  body("marigold", "M22 28h56v32H22z"),
  body("sindoor", "M16 29L50 8l34 21z"),
  hatch("M30 25h40M38 19h24", "paper"),
  body("sindoor", "M2 56h96v8H2z"),
  hatch("M8 60h84", "paper"),
  flat("white", "M29 36h12v13H29zM59 36h12v13H59zM16 70h12v13H16zM72 70h12v13H72z"),
  hatch("M29 42h12M35 36v13M59 42h12M65 36v13M16 76h12M22 70v13M72 76h12M78 70v13"),
  flat("peacock", "M46 36q4-5 8 0l2 11H44z"),
  body("peacock", "M40 94V74q10-11 20 0v20z"),
  hatch("M46 76v18M50 74v20M54 76v18", "paper"),
];

/** A health centre with steps and a veranda. */
export const clinicWithVeranda: Figure = [
  body("white", "M8 42h84v46H8z"),
  body("peacock", "M2 30h96v14H2z"),
  hatch("M8 37h24M68 37h24", "paper"),
  body("haldi", "M34 12h32v30H34z"),
  line("M50 18v18M41 27h18", "mark"),
  body("leaf", "M41 88V62q9-10 18 0v26z"),
  hatch("M46 64v24M50 61v27M54 64v24", "paper"),
  flat("haldi", "M15 56h16v15H15zM69 56h16v15H69z"),
  hatch("M15 63h16M23 56v15M69 63h16M77 56v15M14 78h20M14 83h20M66 78h20M66 83h20"),
  body("clay", "M4 88h92v8H4z"),
];

export const ambulance: Figure = [
  body("white", "M4 34h58v42H4z"),
  body("white", "M62 44h17q7 0 9 8l7 12v12H62z"),
  flat("peacockTint", "M67 49h12l7 14H67z"),
  flat("sindoor", "M4 62h58v8H4z"),
  line("M33 39v18M24 48h18", "mark"),
  hatch("M10 66h46M10 40h8M10 46h8", "paper"),
  hatch("M10 40h8M10 45h6M48 40h8M50 45h6"),
  flat("marigold", "M40 24h14v10H40z"),
  body("peacock", circle(22, 79, 12)),
  body("peacock", circle(77, 79, 12)),
  flat("marigold", circle(22, 79, 4)),
  flat("marigold", circle(77, 79, 4)),
  line("M0 92h98", "clay"),
];

export const well: Figure = [
  flat("clay", "M14 26h6v40h-6zM80 26h6v40h-6z"),
  body("sindoor", "M4 28L50 6l46 22z"),
  hatch("M22 24h56M34 18h32", "paper"),
  line("M17 38h66", "clay"),
  line("M50 38v10"),
  flat("marigold", "M42 48h16l-3 13H45z"),
  body("haldi", "M8 64h84l-6 30H14z"),
  hatch("M10 74h80M12 84h76M28 64v10M48 64v10M68 64v10M20 74v10M38 74v10M58 74v10M78 74v10M28 84v10M48 84v10M68 84v10"),
  body("peacock", "M6 60h88v7H6z"),
];
