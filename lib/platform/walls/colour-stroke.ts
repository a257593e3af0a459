import type { Stroke } from "./figures";
import type { Palette } from "./palettes";

const placeOf = ({ place }: Stroke) => (place ? ` transform="${place}"` : "");

/** A stroke in its colour. A body has a double contour. */
export function colourStroke(stroke: Stroke, palette: Palette): string {
  const place = placeOf(stroke);
  const { d, kind } = stroke;
  const own = palette[stroke.colour];
  if (kind === "dot") return `<path d="${d}"${place} fill="${palette.ink}"/>`;
  if (kind === "line") return `<path d="${d}"${place} stroke="${own}" stroke-width="3.2"/>`;
  if (kind === "hatch") return `<path d="${d}"${place} stroke="${own}" stroke-width="1.6"/>`;
  const filled = `<path d="${d}"${place} fill="${own}" stroke="${palette.ink}" stroke-width="${kind === "body" ? 4 : 2.4}"/>`;
  return kind === "body" ? `${filled}<path d="${d}"${place} stroke="${palette.paper}" stroke-width="1.300"/>` : filled;
}

/** The same stroke in outline; thin lines belong to the colour. */
export function outlineStroke(stroke: Stroke, isOpen: boolean, palette: Palette): string {
  if (stroke.kind === "hatch") return "";
  const fill = stroke.kind === "body" || stroke.kind === "flat" ? ` fill="${palette.paper}"` : "";
  return `<path d="${stroke.d}"${placeOf(stroke)}${fill} stroke="${isOpen ? palette.peacock : palette.line}" stroke-width="${isOpen ? 3 : 1.8}"/>`;
}
