import type { getTranslations } from "next-intl/server";

/** Passed to the rows of a list, because creating a translator costs more than rendering a row. */
export type LearningTexts = Awaited<ReturnType<typeof getTranslations<"learning">>>;
