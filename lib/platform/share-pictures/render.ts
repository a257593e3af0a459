import path from "node:path";
import sharp, { type ResizeOptions } from "sharp";
import { colours } from "../colours";
import { type Language, languageFacts } from "../i18n/language";
import { fitLines, textPath } from "./set-text";

export type SharePicture = {
  language: Language;
  title: string;
  /** A smaller line below the title. */
  lead: string;
  /** An SVG or bitmap below `public`, such as `/images/topics/nutrition.svg`. */
  picture: string;
};

const page = { width: 1200, height: 630 };
const band = { tile: 96, height: 40 };
const text = { left: 72, width: 640, titleTop: 236 };
const medal = { x: 940, y: 345, radius: 190 };
const titleSizes = [68, 60, 52, 46, 40, 34];
const lowestBaseline = 560;
const mostLines = 4;
const leadSize = 30;
const leadStep = 44;

/** A shared page's preview: title, picture, wordmark and border band. A PNG of 1200 by 630. */
export async function renderSharePicture({ language, title, lead, picture }: SharePicture): Promise<Buffer> {
  const [wordmark, motif, tile] = await Promise.all([
    rendered(`/images/brand/wordmark-${language}.svg`, { height: 72 }),
    inMedal(picture),
    rendered("/images/brand/band.svg", { width: band.tile, height: band.height }),
  ]);
  const tiles = Array.from({ length: Math.ceil(page.width / band.tile) }, (_, index) => index * band.tile);
  return sharp(Buffer.from(sheet(language, title, lead)))
    .composite([
      ...[0, page.height - band.height].flatMap((top) => tiles.map((left) => ({ input: tile, left, top }))),
      { input: wordmark, left: text.left, top: 88 },
      { input: motif.image, left: medal.x - motif.side / 2, top: medal.y - motif.side / 2 },
    ])
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

function sheet(language: Language, title: string, lead: string): string {
  const leading = languageFacts[language].script === "Latin" ? 1.16 : 1.34;
  const { size, lines } = fitLines(title, { sizes: titleSizes, width: text.width, most: mostLines, weight: "700Bold" });
  const below = text.titleTop + (lines.length - 0.5) * size * leading + leadSize * 1.5;
  const linesLeft = Math.max(0, Math.floor((lowestBaseline - below) / leadStep) + 1);
  const leadRoom = {
    sizes: [leadSize],
    width: text.width,
    most: Math.min(linesLeft, 3),
    weight: "400Regular",
  } as const;
  const leadLines = fitLines(lead, leadRoom).lines;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    <circle cx="${medal.x}" cy="${medal.y}" r="${medal.radius}" fill="${colours.peacockTint}" stroke="${colours.ink}" stroke-width="4"/>
    <circle cx="${medal.x}" cy="${medal.y}" r="${medal.radius - 12}" fill="none" stroke="${colours.peacock}" stroke-width="2"/>
    ${lines.map((line, index) => textPath(line, { x: text.left, y: text.titleTop + index * size * leading + size * 0.5, size, weight: "700Bold", fill: colours.ink })).join("")}
    ${leadLines.map((line, index) => textPath(line, { x: text.left, y: below + index * leadStep, size: leadSize, weight: "400Regular", fill: colours.inkSoft })).join("")}
  </svg>`;
}

/** The picture for the medal: a motif with space around it; a scene, which is wider than high, fills the circle. */
async function inMedal(picture: string): Promise<{ image: Buffer; side: number }> {
  const { width = 1, height = 1 } = await sharp(publicFile(picture)).metadata();
  if (width <= height * 1.1) {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return { side: 260, image: await rendered(picture, { width: 260, height: 260, fit: "contain", background }) };
  }
  const side = 2 * (medal.radius - 13);
  const circle = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></svg>`,
  );
  const scene = await rendered(picture, { width: side, height: side, fit: "cover" });
  return {
    side,
    image: await sharp(scene)
      .composite([{ input: circle, blend: "dest-in" }])
      .png()
      .toBuffer(),
  };
}

const publicFile = (address: string) => path.join(process.cwd(), "public", address);

async function rendered(address: string, size: ResizeOptions): Promise<Buffer> {
  return sharp(publicFile(address), { density: 300 }).resize(size).png().toBuffer();
}
