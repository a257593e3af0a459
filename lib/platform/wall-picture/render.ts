import path from "node:path";
import sharp from "sharp";
import type { Language } from "../i18n/language";
import { breakLines, textPath } from "../share-pictures/set-text";
import { inkPalette, paintWall, type Shape, shapes, type Wall } from "../walls";

/** `title` is the wall's name or the course's; `lead` is the line below it; `address` is printed at the lower edge. */
export type WallPicture = { wall: Wall; language: Language; title: string; lead: string; address: string };

const side = 1080;
const painting = { left: 40, top: 172, width: 1000 };
const sizes = [58, 50, 44, 38, 32, 26];

/** A PNG of 1080 by 1080 with a few colours, small enough to be sent over a slow network. */
export async function renderWallPicture({ wall, language, title, lead, address }: WallPicture): Promise<Buffer> {
  const wordmark = await sharp(path.join(process.cwd(), "public", "images", "brand", `wordmark-${language}.svg`), {
    density: 300,
  })
    .resize({ height: 56 })
    .png()
    .toBuffer();
  const palette = inkPalette;
  const lines = [
    fittedText(title, { y: 92, largest: 58, weight: "700Bold", fill: palette.ink }),
    fittedText(lead, { y: 144, largest: 30, weight: "400Regular", fill: "#4A5672" }),
    textPath(address, { x: 560, y: 1036, size: 26, weight: "400Regular", fill: palette.peacock }),
  ];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${palette.paper}"/>${nested(wall, shapes.square, painting)}${lines.join("")}</svg>`;
  return sharp(Buffer.from(sheet))
    .composite([{ input: wordmark, left: painting.left, top: 998 }])
    .png({ palette: true, quality: 92, compressionLevel: 9 })
    .toBuffer();
}

const sheetPixels = 2340;

/** The painting for an A4 sheet at about 220 dots an inch. */
export async function renderWallSheet({ wall }: Pick<WallPicture, "wall">): Promise<Buffer> {
  const shape = shapes.sheet;
  const height = Math.round((sheetPixels * shape.height) / shape.width);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetPixels}" height="${height}"><rect width="100%" height="100%" fill="#FFFFFF"/>${nested(wall, shape, { left: 0, top: 0, width: sheetPixels })}</svg>`;
  return sharp(Buffer.from(sheet)).flatten({ background: "#FFFFFF" }).png({ palette: true, quality: 92 }).toBuffer();
}

function nested(wall: Wall, shape: Shape, { left, top, width }: { left: number; top: number; width: number }): string {
  const scale = width / shape.width;
  const drawn = paintWall(wall, { shape, palette: inkPalette, prefix: "w" });
  return `<g transform="translate(${left} ${top}) scale(${scale})">${drawn}</g>`;
}

type Set = { y: number; largest: number; weight: "400Regular" | "700Bold"; fill: string };

/** One line at the largest size at which it fits; a longer text is cut after a word. */
function fittedText(text: string, { y, largest, weight, fill }: Set): string {
  for (const size of sizes.filter((each) => each <= largest)) {
    if (breakLines(text, { size, width: painting.width, most: 1, weight }))
      return textPath(text, { x: painting.left, y, size, weight, fill });
  }
  const words = text.split(/\s+/);
  return words.length > 1
    ? fittedText(`${words.slice(0, -1).join(" ").replace(/…$/, "")}…`, { y, largest, weight, fill })
    : "";
}
