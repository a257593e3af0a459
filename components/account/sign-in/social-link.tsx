"use client";

import type { MouseEvent, ReactNode } from "react";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { savedReturnPath } from "@/components/layout/visitor/saved-return-path";
import { LinkButton } from "@/components/ui/button";

/** A link to the provider. With JavaScript it adds the campaign and the return path that the browser has stored. */
export function SocialLink({ href, children }: { href: string; children: ReactNode }) {
  const addStored = (event: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(event.currentTarget.href);
    const stored = { ...knownCampaign(), rdir: savedReturnPath() };
    for (const [name, value] of Object.entries(stored))
      if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
    event.currentTarget.href = address.href;
  };
  return (
    <LinkButton look="secondary" href={href} onClick={addStored} rel="nofollow" className="w-full">
      {children}
    </LinkButton>
  );
}
