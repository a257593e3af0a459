import path from "node:path";
import sharp from "sharp";
import { colours } from "../../lib/platform/colours";
import { root } from "../../lib/process/steps.ts";

export const brand = path.join(root, "public", "images", "brand");
const source = path.join(brand, "icon.svg");
const ground = colours.peacock;

const drawn = (size: number) => sharp(source, { density: (72 * size) / 64 }).resize(size, size);

/** Each icon by its name. A maskable one fills the square and has its picture within the circle that every mask leaves. */
export const icons: Record<string, () => Promise<Buffer>> = {
  "icon-192.png": () => drawn(192).png().toBuffer(),
  "icon-512.png": () => drawn(512).png().toBuffer(),
  "icon-maskable-512.png": async () =>
    sharp({ create: { width: 512, height: 512, channels: 4, background: ground } })
      .composite([{ input: await drawn(400).png().toBuffer() }])
      .png()
      .toBuffer(),
};
