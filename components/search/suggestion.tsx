import { getTranslations } from "next-intl/server";

/** What was perhaps meant. */
export async function Suggestion({ suggestion }: { suggestion: string }) {
  const t = await getTranslations("search");
  return (
    <p className="mt-2">
      {t("didYouMean")}{" "}
      <a href={`/search?query=${encodeURIComponent(suggestion)}`} className="inline-flex min-h-12 items-center font-semibold">
        {suggestion}
      </a>
    </p>
  );
}
