import { getTranslations } from "next-intl/server";

type Props = { suggestion: string; isShown?: boolean };

/** A corrected query; `isShown`: its results are shown instead of the original's. */
export async function Suggestion({ suggestion, isShown = false }: Props) {
  const t = await getTranslations("search");
  return (
    <p className="mt-2 wrap-anywhere">
      {t(isShown ? "showingFor" : "didYouMean")}{" "}
      <a
        href={`/search?query=${encodeURIComponent(suggestion)}`}
        className="inline-flex min-h-12 items-center font-semibold"
      >
        {suggestion}
      </a>
    </p>
  );
}
