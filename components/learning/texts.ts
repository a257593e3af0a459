import type { translatorFor } from "@/lib/platform/i18n/messages";

/** Passed to the rows of a list, because creating a translator costs more than rendering a row. */
export type LearningTexts = ReturnType<typeof translatorFor<"learning">>;
