import type { Language } from "@/lib/platform/i18n/language";

/** What Next gives to a page. `Param`: the names of the parts in brackets of its address. */
export type PageProps<Param extends string = never> = {
  params: Promise<{ locale: Language } & Record<Param, string>>;
  searchParams: Promise<Partial<Record<string, string>>>;
};

/** The same for the portal's own functions, which call it the language. */
export type AskedPage<Param extends string> = Pick<PageProps<Param>, "searchParams"> & {
  language: Language;
  params: Record<Param, string>;
};
