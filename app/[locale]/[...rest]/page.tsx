import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { Language } from "@/lib/i18n/language";

// Every made-up address would be kept if it were prerendered on demand.
export const dynamic = "force-dynamic";

/** Any address that no page has (accounts §2). */
export default async function AnythingElse({ params }: { params: Promise<{ locale: Language }> }) {
  setRequestLocale((await params).locale);
  notFound();
}
