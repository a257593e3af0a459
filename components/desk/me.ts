import type { ApiClient } from "@/lib/api/backend";

/** The caller's role at the desk. */
export type Me = Awaited<ReturnType<ApiClient["desk"]["me"]>>;
