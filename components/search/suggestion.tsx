import { getTranslations } from "next-intl/server";

type Props = { suggestion: string; isShown?: boolean };

/** What was perhaps meant; `isShown`: it was searched for instead of what was typed. */
export async function Suggestion({ suggestion, isShown = false }: Props) {
  const t = await getTranslations("search");
  return (
    <p className="mt-2 wrap-anywhere">
      {t(isShown ? "showingFor" : "didYouMean")}{" "}
      <a href={`/search?query=${encodeURIComponent(suggestion)}`} className="inline-flex min-h-12 items-center font-semibold">
        {suggestion}
      </a>
    </p>
  );
}
