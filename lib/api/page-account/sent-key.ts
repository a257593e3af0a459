/** The header in which a client names a call that it may send again. */
export const sentKeyHeader = "idempotency-key";
