import { paintWall } from "./paint-wall";
import { inkPalette } from "./palettes";
import { shapes, type Wall } from "./wall";

const topics = 8;
const finished = 4;

/** A wall under way, as the home page shows it. Its seed is chosen for its figures. */
const wall: Wall = {
  courseId: "",
  seed: 114,
  parts: Array.from({ length: topics }, (_, index) => ({
    topic: `${index + 1}`,
    state: index < finished ? "done" : index === finished ? "open" : "closed",
  })),
};

/** The pictures of `public/images/home` that `npm run generate -- wall-sample` writes; a test fails while they differ. */
export function sampleWalls(): { file: string; svg: string }[] {
  const { width, height } = shapes.wide;
  const painting = paintWall(wall, { shape: shapes.wide, palette: inkPalette, prefix: "w" });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const ground = `<path d="M0 0h${width}v${height}H0z" fill="${inkPalette.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${painting}</svg>\n`;
  return [{ file: "wall-wide.svg", svg }];
}
