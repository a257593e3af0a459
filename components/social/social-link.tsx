"use client";

import type { MouseEvent, ReactNode } from "react";
import { keptCampaign } from "@/components/courses/campaign";
import { LinkButton } from "@/components/ui/button";

/** A link to the provider. With JavaScript it takes along which campaign brought this visitor. */
export function SocialLink({ href, children }: { href: string; children: ReactNode }) {
  const addCampaign = (event: MouseEvent<HTMLAnchorElement>) => {
    const { utm_campaign } = keptCampaign();
    const address = new URL(event.currentTarget.href);
    if (utm_campaign) address.searchParams.set("utm_campaign", utm_campaign);
    event.currentTarget.href = address.href;
  };
  return (
    <LinkButton look="secondary" href={href} onClick={addCampaign} rel="nofollow" className="w-full">
      {children}
    </LinkButton>
  );
}
