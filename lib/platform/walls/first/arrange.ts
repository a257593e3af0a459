import type { Shape } from "../wall";

export type Cell = { left: number; right: number; top: number; bottom: number };
/** `x`, `y`: the middle of the figure; `size`: its side. `towards`: the direction of its row, 1 to the right. */
export type Slot = { x: number; y: number; size: number; row: number; towards: 1 | -1; cell: Cell };

/**
 * The places of the parts, in order: from the lower edge upwards, one row to the right and the next one back, so that
 * the way never jumps. The uppermost rows have one more where the rows are not equal.
 */
export function arrange(count: number, { width, height, firstRows: rows = 1, border }: Shape): Slot[] {
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const used = Math.max(1, Math.min(rows, count));
  const rowHeight = inner.height / used;
  const slots: Slot[] = [];
  for (let row = 0; row < used; row++) {
    const inRow = Math.floor(count / used) + (row >= used - (count % used) ? 1 : 0);
    const cellWidth = inner.width / inRow;
    const towards = row % 2 === 0 ? 1 : -1;
    const bottom = height - border - row * rowHeight;
    for (let index = 0; index < inRow; index++) {
      const column = towards === 1 ? index : inRow - 1 - index;
      const left = border + column * cellWidth;
      const cell = { left, right: left + cellWidth, top: bottom - rowHeight, bottom };
      const lift = (index % 2 === 0 ? 1 : -1) * rowHeight * 0.035;
      slots.push({
        x: left + cellWidth / 2,
        y: bottom - rowHeight / 2 + lift,
        size: Math.min(cellWidth * 0.8, rowHeight * 0.8),
        row,
        towards,
        cell,
      });
    }
  }
  return slots;
}
