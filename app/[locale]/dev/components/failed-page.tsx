"use client";

import { ErrorScreen, useErrorLanguage } from "@/components/ui/error-screen";

const error = Object.assign(new Error("An example"), { digest: "1234567890" });

export function FailedPage() {
  return <ErrorScreen error={error} retry={() => window.location.reload()} language={useErrorLanguage()} />;
}
