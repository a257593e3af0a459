import type { SelectQueryBuilder } from "kysely";

/** How many rows a query has. */
export async function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as("total"))
    .$castTo<{ total: number | string | bigint }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of a list of so many rows: the wanted one, or the last where there are not so many. */
export function pageOf(total: number, wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  return { page, pages, limit: size, offset: (page - 1) * size };
}
