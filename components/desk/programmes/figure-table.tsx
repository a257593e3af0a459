"use client";

import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useId, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";

// `desk.css` has the same numbers: it hides the rows after the first page until the table pages them.
const onPhones = 6;
const onDesktops = 25;
const wide = "(min-width: 48rem)";

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** The number of rows on a page of a table: fewer on a phone, where each row is a card of several lines. */
function useRowsAtOnce(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(wide).matches ? onDesktops : onPhones),
    () => onDesktops,
  );
}

/** `value` sorts the column, `text` is shown. */
export type FigureCell = { value: number | string; text: string };
type Texts = { find: string; sort: string; sortBy: string[]; previous: string; next: string; page: string };
type Props = { caption: string; head: string[]; rows: FigureCell[][]; foot?: string[]; texts: Texts };

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic },
});

/** A table with sorting, filter and pages. Without JavaScript all rows show. On a phone a row is a card. */
export function FigureTable({ caption, head, rows, foot, texts }: Props) {
  const id = useId();
  const works = useScriptWorks();
  const rowsAtOnce = useRowsAtOnce();
  const table = useTable({
    features,
    data: rows,
    columns: head.map((header, index) => ({
      id: String(index),
      header,
      accessorFn: (row: FigureCell[]) => (index === 0 ? row[0]?.text : row[index]?.value) ?? "",
      sortFn: "basic" as const,
      sortDescFirst: index > 0,
      enableGlobalFilter: index === 0,
    })),
    globalFilterFn: "includesString",
    initialState: { pagination: { pageIndex: 0, pageSize: rowsAtOnce } },
  });
  useEffect(() => table.setPageSize(rowsAtOnce), [table, rowsAtOnce]);
  const { pageIndex } = table.state.pagination;
  const shown = works ? table.getRowModel().rows.map((row) => row.original) : rows;
  const sorted = (index: number) => table.getColumn(String(index))?.getIsSorted() ?? false;
  return (
    <div>
      {works && rows.length > 8 && (
        <label className="mb-3 block max-w-sm">
          <span className="mb-1 block font-semibold">{texts.find}</span>
          <input
            type="search"
            value={String(table.state.globalFilter ?? "")}
            onChange={(event) => table.setGlobalFilter(event.target.value)}
            className="block min-h-12 w-full rounded-control border border-line bg-white px-3"
          />
        </label>
      )}
      <table className="desk-table w-full" aria-describedby={id}>
        <caption id={id} className="mb-2 text-start font-semibold">
          {caption}
        </caption>
        <thead>
          {/* On a phone the headings stand above the cards, where nothing but these words says what they do. */}
          <tr data-sort={works ? texts.sort : undefined}>
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                aria-sort={sorted(index) === "asc" ? "ascending" : sorted(index) === "desc" ? "descending" : undefined}
              >
                {works ? (
                  <button
                    type="button"
                    onClick={() => table.getColumn(String(index))?.toggleSorting()}
                    className="inline-flex min-h-11 items-center gap-1 text-start font-semibold underline-offset-4 hover:underline"
                    title={texts.sortBy[index]}
                  >
                    {label}
                    {sorted(index) && <Icon name={sorted(index) === "asc" ? "up" : "down"} className="size-4" />}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label; a row holds no state
            <tr key={`${row[0]?.text}-${position}`}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={head[0]} scope="row">
                    {cell.text}
                  </th>
                ) : (
                  <td
                    key={head[index]}
                    data-label={head[index]}
                    className={typeof cell.value === "number" ? "is-number" : undefined}
                  >
                    {cell.text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {foot.map((text, index) =>
                index === 0 ? (
                  <th key={head[0]} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={head[index]} data-label={head[index]}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
      {works && table.getPageCount() > 1 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-4">
          <PageButton label={texts.previous} can={table.getCanPreviousPage()} turn={() => table.previousPage()} />
          <span role="status">
            {texts.page.replace("#", String(pageIndex + 1)).replace("#", String(table.getPageCount()))}
          </span>
          <PageButton label={texts.next} can={table.getCanNextPage()} turn={() => table.nextPage()} />
        </div>
      )}
    </div>
  );
}

/** `aria-disabled`, because a button that becomes disabled on the last page would lose the keyboard focus. */
function PageButton({ label, can, turn }: { label: string; can: boolean; turn: () => void }) {
  return (
    <Button
      look="secondary"
      size="small"
      aria-disabled={!can}
      onClick={() => can && turn()}
      className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-white aria-disabled:text-ink-soft"
    >
      {label}
    </Button>
  );
}
