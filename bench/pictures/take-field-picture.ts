import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { FieldPicture } from "./field-pictures";
import { openScreen } from "./take-picture";

const viewport = { width: 360, height: 740 };
/** Pixels above the first frame and below the last one. */
const margin = 28;
const highest = 700;
const quality = 60;

/** @returns the framed parts and what is between them, as WebP */
export async function takeFieldPicture(browser: Browser, url: string, picture: FieldPicture): Promise<Buffer> {
  const { context, page } = await openScreen(browser, { url, screen: picture, language: "en", viewport });
  try {
    await picture.prepare?.(page);
    // What stays at the upper edge of the window would lie over the middle of the picture.
    await page.evaluate(() => scrollTo(0, 0));
    const edges: { top: number; bottom: number }[] = [];
    for (const { field, find } of picture.marks) edges.push(await frame(find(page), field));
    const y = Math.max(0, Math.min(...edges.map(({ top }) => top)) - margin);
    const bottom = Math.max(...edges.map((edge) => edge.bottom)) + margin;
    const image = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y, width: viewport.width, height: Math.min(highest, bottom - y) },
    });
    return await sharp(image).webp({ quality, effort: 6 }).toBuffer();
  } finally {
    await context.close();
  }
}

/** Frames an element and names it above its right corner. @returns where it is on the page */
function frame(element: ReturnType<FieldPicture["marks"][number]["find"]>, field: string) {
  return element.evaluate((node, name) => {
    const box = node.getBoundingClientRect();
    const [top, left] = [box.top + scrollY, box.left + scrollX];
    const drawn = document.createElement("div");
    drawn.style.cssText = `position:absolute;z-index:9999;top:${top - 4}px;left:${left - 4}px;width:${box.width + 8}px;height:${box.height + 8}px;border:2px solid #b3261e;border-radius:4px;pointer-events:none`;
    const label = document.createElement("span");
    label.textContent = name;
    label.style.cssText =
      "position:absolute;right:-2px;top:-22px;background:#b3261e;color:#fff;font:600 13px/20px monospace;padding:0 6px;border-radius:4px";
    drawn.append(label);
    document.body.append(drawn);
    return { top: top - 24, bottom: top + box.height };
  }, field);
}
