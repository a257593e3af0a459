import pg from "pg";

/**
 * A connection that is closed when a query on it has taken too long (`query_timeout`). `pg` alone reports the error and
 * gives the connection back to the pool, where the next query waits behind the one that never ends.
 */
export class TimeLimitedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: `pg` declares seven forms of this method, which are all passed on
  override query(...given: any[]): any {
    const result: unknown = Reflect.apply(super.query, this, given);
    if (result instanceof Promise) result.catch((error: Error) => this.closeIfSilent(error));
    return result;
  }

  private closeIfSilent({ message }: Error): void {
    // With a query still open, `end` does not ask the server but closes the connection.
    if (message === "Query read timeout") this.end().catch(() => undefined);
  }
}
