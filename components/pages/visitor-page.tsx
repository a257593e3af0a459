import type { ReactNode } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import type { AskedPage, PageProps } from "../layout/page-props";
import { pageOrErrorScreen, renderOrErrorScreen, type Screens } from "./render-or-error-screen";

function pageMaker(render: typeof renderOrErrorScreen) {
  return <Param extends string = never>(
    content: (asked: AskedPage<Param>) => Promise<ReactNode>,
    screens?: (language: Language) => Screens,
  ) =>
    async ({ params, searchParams }: PageProps<Param>): Promise<ReactNode> => {
      const given = await params;
      const language = given.locale;
      return render(language, () => content({ language, params: given, searchParams }), screens?.(language));
    };
}

/** Makes a page of one visitor: what `content` renders, or the error screen with its status. */
export const visitorPage = pageMaker(renderOrErrorScreen);

/** The same for a page that is the same for everybody: it names no account. */
export const sharedPage = pageMaker(pageOrErrorScreen);
