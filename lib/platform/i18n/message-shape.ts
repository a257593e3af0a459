import type en from "../../../messages/en.json";

/** The interface texts of one language. Every file has the same keys (messages.test.ts), so the English one describes all. */
export type Messages = typeof en;
