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
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";

/** All states of India fit. `desk.css` has the same number: it hides the rows after it until the table pages them. */
const rowsAtOnce = 40;

/** `value` sorts the column, `text` is shown. */
export type FigureCell = { value: number | string; text: string };
type Texts = { find: string; sortBy: string[]; previous: string; next: string; page: string };
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

/**
 * A table with sorting, filter and pages in the browser. Without JavaScript all rows show, in the server's order. Where
 * it is wider than the screen it moves sideways below the names of its rows, which stay.
 */
export function FigureTable({ caption, head, rows, foot, texts }: Props) {
  const id = useId();
  const works = useScriptWorks();
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
  const { pageIndex } = table.state.pagination;
  const shown = works ? table.getRowModel().rows.map((row) => row.original) : rows;
  const sorted = (index: number) => table.getColumn(String(index))?.getIsSorted() ?? false;
  const look = head.map((_, index) =>
    rows.some((row) => typeof row[index]?.value === "number") ? "is-number" : undefined,
  );
  return (
    <div className="min-w-0">
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
      <p id={id} className="mb-2 font-semibold">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved sideways by keyboard too */}
      <section aria-labelledby={id} tabIndex={0} className="desk-scroll">
        <table className="desk-table" aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((label, index) => (
                <th
                  key={label}
                  scope="col"
                  className={look[index]}
                  aria-sort={
                    sorted(index) === "asc" ? "ascending" : sorted(index) === "desc" ? "descending" : undefined
                  }
                >
                  {works ? (
                    <button
                      type="button"
                      onClick={() => table.getColumn(String(index))?.toggleSorting()}
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
              <Row key={`${row[0]?.text}-${position}`} texts={row.map(({ text }) => text)} head={head} look={look} />
            ))}
          </tbody>
          {foot && (
            <tfoot>
              <Row texts={foot} head={head} look={look} />
            </tfoot>
          )}
        </table>
      </section>
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

function Row({ texts, head, look }: { texts: string[]; head: string[]; look: (string | undefined)[] }) {
  return (
    <tr>
      {texts.map((text, index) =>
        index === 0 ? (
          <th key={head[0]} scope="row" className={look[0]}>
            {text}
          </th>
        ) : (
          <td key={head[index]} className={look[index]}>
            {text}
          </td>
        ),
      )}
    </tr>
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
      className="aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-ink-soft/15 aria-disabled:text-ink-soft"
    >
      {label}
    </Button>
  );
}
