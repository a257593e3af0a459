import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { colours } from "../colours";
import type { Language } from "../i18n/language";
import { fitLines, textPath, textWidthOf } from "../share-pictures/set-text";
import { inkPalette, paintWall, type Shape, shapesOf, type Wall } from "../walls";

/** `title` and `lead` stand below the wall on the left, the portal's mark and `address` on the right. */
export type WallPicture = { wall: Wall; language: Language; title: string; lead: string; address: string };

const pictureSize = { width: 1080, height: 1350 };
const margin = 40;
const footer = 120;
const textWidth = 640;
const sizes = [46, 40, 34, 30, 26, 22];

/** A PNG with a few colours, small enough to be sent over a slow network, in the shape in which messengers show it whole. */
export async function renderWallPicture({ wall, language, title, lead, address }: WallPicture): Promise<Buffer> {
  const { width, height } = pictureSize;
  const shape = shapesOf(wall).picture;
  const wide = width - 2 * margin;
  const high = (wide * shape.height) / shape.width;
  const top = margin + Math.max(0, (height - margin - footer - high) / 2 - margin / 2);
  const wordmark = await sharp(path.join(process.cwd(), "public", "images", "brand", `wordmark-${language}.svg`), {
    density: 300,
  })
    .resize({ height: 50 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const palette = inkPalette;
  const size = 24;
  const lines = [
    fittedText(title, { y: height - 66, largest: 46, weight: "700Bold", fill: palette.ink }),
    fittedText(lead, { y: height - 26, largest: 26, weight: "400Regular", fill: colours.inkSoft }),
    textPath(address, {
      x: width - margin - textWidthOf(address, size, "400Regular"),
      y: height - 26,
      size,
      weight: "400Regular",
      fill: palette.peacock,
    }),
  ];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${palette.paper}"/>${nested(wall, shape, { left: margin, top, width: wide })}${lines.join("")}</svg>`;
  return sharp(Buffer.from(sheet))
    .composite([{ input: wordmark.data, left: width - margin - wordmark.info.width, top: height - 112 }])
    .png({ palette: true, quality: 92, compressionLevel: 9 })
    .toBuffer();
}

/** The painting alone, in its shape and this many pixels wide. */
function paintingOf(wall: Wall, shape: Shape, width: number, ground: string): Sharp {
  const height = Math.round((width * shape.height) / shape.width);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${nested(wall, shape, { left: 0, top: 0, width })}</svg>`;
  return sharp(Buffer.from(sheet));
}

/** The painting for an A4 sheet at about 220 dots an inch. */
export async function renderWallSheet({ wall }: Pick<WallPicture, "wall">): Promise<Buffer> {
  return paintingOf(wall, shapesOf(wall).sheet, 2340, colours.white)
    .flatten({ background: colours.white })
    .png({ palette: true, quality: 92 })
    .toBuffer();
}

export async function renderWallForMail({ wall }: Pick<WallPicture, "wall">): Promise<Buffer> {
  return paintingOf(wall, shapesOf(wall).picture, 600, inkPalette.paper)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}

function nested(wall: Wall, shape: Shape, { left, top, width }: { left: number; top: number; width: number }): string {
  const scale = width / shape.width;
  const drawn = paintWall(wall, { shape, palette: inkPalette, prefix: "w" });
  return `<g transform="translate(${left} ${top}) scale(${scale})">${drawn}</g>`;
}

type Set = { y: number; largest: number; weight: "400Regular" | "700Bold"; fill: string };

/** One line at the largest size at which it fits; a longer text is cut after a word. */
function fittedText(text: string, { y, largest, weight, fill }: Set): string {
  const room = { sizes: sizes.filter((each) => each <= largest), width: textWidth, most: 1, weight };
  const { size, lines } = fitLines(text, room);
  return lines.map((line) => textPath(line, { x: margin, y, size, weight, fill })).join("");
}
