import type { getTranslations } from "next-intl/server";

/** Handed down a list: a translator for each of its rows would cost more than the row. */
export type LearningTexts = Awaited<ReturnType<typeof getTranslations<"learning">>>;
