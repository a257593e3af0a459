import { expect, test } from "vitest";
import { languages } from "@/lib/platform/i18n/language";
import { headerHtml } from "./header";

test.each(languages)(
  "the menu's search form has the numbers of the helplines, as no part of the page (%s)",
  (language) => {
    const html = headerHtml(language, { state: "guest" });
    const template = /<template data-search-help="">(.*?)<\/template>/s.exec(html)?.[1] ?? "";
    for (const key of ["emergency", "tele-manas", "child", "women", "cyber-crime", "naco"])
      expect(template).toContain(`<li data-helpline="${key}" hidden="">`);
    expect(html.replace(template, "")).not.toContain("tel:");
  },
);
