import type { Colour } from "../figures";
import { circle } from "../figures/figure";
import type { Palette } from "../palettes";
import { round, type Shape } from "../shape";
import type { Slot } from "./arrange";

const grounds: readonly Colour[] = ["peacockTint", "haldi", "leafTint", "sindoorTint"];

/** The flat colour behind a part, as far as its cell; beside a neighbour of the same row it ends in a wave. */
export function paintGround(slot: Slot, slots: Slot[], palette: Palette): string {
  const { left, right, top, bottom } = slot.cell;
  const inRow = slots.filter(({ row }) => row === slot.row);
  const step = round((bottom - top) / 4);
  const edge = (isInside: boolean, down: boolean) => {
    if (!isInside) return `v${down ? round(bottom - top) : -round(bottom - top)}`;
    const length = down ? step : -step;
    return `q${down ? 5 : -5} ${length / 2} 0 ${length}t0 ${length}t0 ${length}t0 ${length}`;
  };
  const isFirst = Math.min(...inRow.map(({ cell }) => cell.left)) === left;
  const isLast = Math.max(...inRow.map(({ cell }) => cell.right)) === right;
  const tint = grounds[Math.floor((slots.indexOf(slot) * 4) / slots.length)] ?? "haldi";
  const d = `M${round(left)} ${round(top)}H${round(right)}${edge(!isLast, true)}H${round(left)}${edge(!isFirst, false)}z`;
  return `<path d="${d}" fill="${palette[tint]}"/>`;
}

const sprinkles: readonly Colour[] = ["marigold", "sindoor", "peacock", "leaf"];

/** Dots, seeds and sprigs that fill the ground around a figure, each wall in its own way. */
export function sprinkle({ x, y, size, cell }: Slot, random: () => number, palette: Palette): string {
  const marks: string[] = [];
  for (let index = 0; index < 20; index++) {
    const [px, py] = [
      cell.left + 7 + random() * (cell.right - cell.left - 14),
      cell.top + 7 + random() * (cell.bottom - cell.top - 14),
    ];
    const tint = palette[sprinkles[Math.floor(random() * sprinkles.length)] ?? "marigold"];
    const kind = Math.floor(random() * 3);
    const turn = Math.floor(random() * 12) * 30;
    if (Math.hypot(px - x, py - y) < size * 0.54) continue;
    const place = `transform="translate(${round(px)} ${round(py)}) rotate(${turn})"`;
    if (kind === 0) marks.push(`<path ${place} d="${circle(0, 0, 2)}" fill="${tint}"/>`);
    else if (kind === 1) marks.push(`<path ${place} d="M-5 0q5-5 10 0q-5 5-10 0z" fill="${tint}"/>`);
    else marks.push(`<path ${place} d="M0 5V-3M0 2l-4-4M0 2l4-4" fill="none" stroke="${tint}" stroke-width="1.5"/>`);
  }
  return marks.join("");
}

/** Between two rows a double contour in waves, with a band of hatching inside. */
export function paintRowLines(slots: Slot[], { width, border: edge }: Shape, palette: Palette): string {
  const rows = new Map(slots.map((slot) => [slot.row, slot]));
  const waves = Math.round((width - 2 * edge) / 40);
  const wave = round((width - 2 * edge) / waves / 2);
  return [...rows.values()]
    .slice(0, -1)
    .map(({ cell }) => {
      const d = `M${edge} ${round(cell.top)}q${wave / 2}-7 ${wave} 0${`t${wave} 0`.repeat(2 * waves - 1)}`;
      return `<g fill="none"><path d="${d}" stroke="${palette.line}" stroke-width="8"/><path d="${d}" stroke="${palette.paper}" stroke-width="6"/><path d="${d}" stroke="${palette.line}" stroke-width="3" stroke-dasharray="1 3"/></g>`;
    })
    .join("");
}
