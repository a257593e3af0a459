/** Lets requests be answered. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Repeats a batch of work for as long as it says that there is more, and lets requests be answered after each: with SQLite
 * a query ends in the turn of the event loop in which it began, however many follow each other.
 */
export async function inBatches(work: () => Promise<boolean>): Promise<void> {
  while (await work()) await nextTurn();
}

/** So long in a row, in ms, what goes row by row may keep the process. */
const mostMs = 10;

/** The same rows; after some milliseconds of them requests are answered before the next one. */
export async function* inTurns<Row>(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row> {
  let began = performance.now();
  for await (const row of rows) {
    yield row;
    if (performance.now() - began < mostMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
