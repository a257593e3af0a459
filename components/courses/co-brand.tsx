"use client";

import { useEffect, useState } from "react";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { Picture } from "@/components/ui/picture";
import type { CourseDetail } from "@/lib/contract/courses";
import { campaignIn } from "@/lib/contract/rules/campaign-parameters";

type Partner = CourseDetail["partners"][number];

/** The logo of the partner whose tag brought the visitor (rule: partner.tag): of this address, else the first touch. */
export function CoBrand({ partners, label }: { partners: Partner[]; label: string }) {
  const [partner, setPartner] = useState<Partner>();
  useEffect(() => {
    const { utm_source = "" } = { ...knownCampaign(), ...campaignIn(window.location.search) };
    setPartner(partners.find(({ tag }) => tag === utm_source));
  }, [partners]);
  if (!partner) return null;
  return (
    <p className="flex items-center gap-3">
      <Picture src={partner.logo} alt="" width={160} height={64} className="h-10 w-auto" />
      <span className="leading-tight">
        <span className="block text-small text-ink-soft">{label}</span>
        <span className="font-semibold">{partner.name}</span>
      </span>
    </p>
  );
}
