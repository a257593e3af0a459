"use client";

import "./globals.css";
import { ErrorScreen, type Failure, useErrorLanguage } from "@/components/ui/error-screen";

/** When even the frame of the page fails. */
export default function GlobalError(failure: Failure) {
  const language = useErrorLanguage();
  return (
    <html lang={language}>
      <body>
        <main>
          <ErrorScreen {...failure} language={language} />
        </main>
      </body>
    </html>
  );
}
