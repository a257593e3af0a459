"use client";

import { useEffect, useState } from "react";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { campaignIn } from "@/lib/contract/rules/campaign-marks";
import type { Partner } from "./partners";

/** The logo of the partner whose tag brought the visitor (rule: partner.tag): the tag of this address, else of the first touch. */
export function CoBrand({ partners, label }: { partners: Record<string, Partner>; label: string }) {
  const [partner, setPartner] = useState<Partner>();
  useEffect(() => {
    const { utm_source = "" } = { ...knownCampaign(), ...campaignIn(window.location.search) };
    if (Object.hasOwn(partners, utm_source)) setPartner(partners[utm_source]);
  }, [partners]);
  if (!partner) return null;
  return (
    <p className="flex items-center gap-3">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src={partner.logo} alt="" width={160} height={64} className="h-10 w-auto" />
      <span className="leading-tight">
        <span className="block text-[0.85em] text-ink-soft">{label}</span>
        <span className="font-semibold">{partner.name}</span>
      </span>
    </p>
  );
}
