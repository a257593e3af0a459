"use client";

import { ErrorScreen, type Failure, useErrorLanguage } from "@/components/ui/error-screen";

export default function PortalError(failure: Failure) {
  return <ErrorScreen {...failure} language={useErrorLanguage()} />;
}
