import "./wall.css";
import { StaticPart } from "@/components/ui/static-html/static-html";
import {
  aroundLearner,
  isColoured,
  pagePalette,
  paintFigures,
  paintWall,
  type Shape,
  shapesOf,
  type Wall,
} from "@/lib/platform/walls";

/** `byTurn`: upright on a screen that is held upright, and wide on one that is not, whatever its width. */
type Props = { wall: Wall; prefix: string; links?: Record<string, string>; byTurn?: boolean; className?: string };

/**
 * The course as a painting, upright on a phone and wide elsewhere. A finished one fills a phone; one under way is lower,
 * and so is one with words below it on the same screen (`byTurn`). It is hidden from screen readers, and its links from
 * the keyboard: the list of the topics has the same words, states and links.
 */
export function WallPainting({ wall, prefix, links = {}, byTurn = false, className = "sm:rounded-card" }: Props) {
  const paint = (shape: Shape) => paintWall(wall, { shape, palette: pagePalette, prefix, links, drawn: true });
  const { wide, picture } = shapesOf(wall);
  const upright = byTurn ? picture : uprightShape(wall);
  const figures = paintFigures(wall, pagePalette, prefix);
  const [hidesUpright, hidesWide] = byTurn ? ["landscape:hidden", "portrait:hidden"] : ["md:hidden", "max-md:hidden"];
  return (
    <div className={`wall ${className}`} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings */}
      <svg width="0" height="0" className="absolute" dangerouslySetInnerHTML={{ __html: figures }} />
      <Sheet shape={upright} painting={`<g id="${prefix}upright">${paint(upright)}</g>`} className={hidesUpright} />
      <Sheet shape={wide} painting={paint(wide)} className={hidesWide} />
    </div>
  );
}

const uprightShape = (wall: Wall) => shapesOf(wall)[wall.parts.every(isColoured) ? "phone" : "picture"];

/** The learner and what is around her, large: a part of the painting that is on the page with this prefix. */
export function LearnerCloseUp({ wall, prefix, className }: { wall: Wall; prefix: string; className: string }) {
  const { left, top, width, height } = aroundLearner(wall, uprightShape(wall));
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className={`wall ${className}`}>
      <use href={`#${prefix}upright`} />
    </svg>
  );
}

type SmallProps = Pick<Props, "wall" | "prefix" | "links"> & { className: string };

/** The painting of a course in its wide shape at every width: a strip on a phone. */
export function SmallWall({ wall, prefix, links, className }: SmallProps) {
  const shape = shapesOf(wall).wide;
  return (
    <StaticPart id={`${prefix}-strip`} className={`wall ${className}`} aria-hidden="true">
      <Sheet shape={shape} painting={paintWall(wall, { shape, palette: pagePalette, prefix, links })} />
    </StaticPart>
  );
}

type SheetProps = { shape: Shape; painting: string; className?: string };

function Sheet({ shape: { width, height }, painting, className = "" }: SheetProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`block h-auto w-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings
      dangerouslySetInnerHTML={{ __html: painting }}
    />
  );
}
