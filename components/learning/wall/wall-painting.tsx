import "./wall.css";
import { pagePalette, paintFigures, paintWall, type Shape, shapes, type Wall } from "@/lib/platform/walls";

type Props = { wall: Wall; prefix: string; links?: Record<string, string> };

/**
 * The course as a painting, upright on a phone and wide elsewhere. It is hidden from screen readers, and its links from
 * the keyboard: the list of the topics has the same words, states and links.
 */
export function WallPainting({ wall, prefix, links = {} }: Props) {
  const paint = (shape: Shape) => ({
    __html: paintWall(wall, { shape, palette: pagePalette, prefix, links, drawn: true }),
  });
  return (
    <div className="wall sm:rounded-card" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings */}
      <svg width="0" height="0" className="absolute" dangerouslySetInnerHTML={figuresOf(wall, prefix)} />
      <Sheet shape={shapes.phone} painting={paint(shapes.phone)} className="md:hidden" />
      <Sheet shape={shapes.wide} painting={paint(shapes.wide)} className="max-md:hidden" />
    </div>
  );
}

/** The painting of a course small, in its wide shape. */
export function SmallWall({ wall, prefix, className }: { wall: Wall; prefix: string; className: string }) {
  const painting = { __html: paintWall(wall, { shape: shapes.wide, palette: pagePalette, prefix }) };
  return (
    <div className={`wall ${className}`} aria-hidden="true">
      <Sheet shape={shapes.wide} painting={painting} className="" />
    </div>
  );
}

const figuresOf = (wall: Wall, prefix: string) => ({ __html: paintFigures(wall, pagePalette, prefix) });

function Sheet({ shape, painting, className }: { shape: Shape; painting: { __html: string }; className: string }) {
  return (
    <svg
      width={shape.width}
      height={shape.height}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      className={`block h-auto w-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the portal's own drawings
      dangerouslySetInnerHTML={painting}
    />
  );
}
