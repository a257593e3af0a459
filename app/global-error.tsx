"use client";

import { ErrorScreen, type Failure, useErrorLanguage } from "@/components/ui/error-screen";
import { colours } from "@/lib/platform/colours";
import { languageFacts } from "@/lib/platform/i18n/language";

// An imported style sheet would be loaded a second time with every page.
const style = `body{margin:0;padding:2rem 1rem;background:${colours.paper};color:${colours.ink};font:400 112.5%/1.7 system-ui,sans-serif;text-align:center}`;

/** Shown when the root layout itself fails. */
export default function GlobalError(failure: Failure) {
  const language = useErrorLanguage();
  return (
    <html lang={language} dir={languageFacts[language].direction}>
      <body>
        <style>{style}</style>
        <main>
          <ErrorScreen {...failure} language={language} />
        </main>
      </body>
    </html>
  );
}
