import sharp from "sharp";
import { keepFile } from "../../../../platform/caches";

/**
 * Renders an SVG file once as a PNG of the given height in pixels. On white and with a palette: the page is white, and
 * a picture without transparency is embedded in the PDF unchanged, small and without decoding.
 */
export function renderPicture(svgFile: string, heightPixels: number): Promise<Buffer> {
  return keepFile(`logo ${heightPixels} ${svgFile}`, () => drawPicture(svgFile, heightPixels));
}

async function drawPicture(svgFile: string, heightPixels: number): Promise<Buffer> {
  const { height } = await sharp(svgFile).metadata();
  const pixelsPerInch = Math.min(2400, (72 * heightPixels) / height);
  return sharp(svgFile, { density: pixelsPerInch })
    .resize({ height: heightPixels })
    .flatten({ background: "#FFFFFF" })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
