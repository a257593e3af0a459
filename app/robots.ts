import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { crawlerRules } from "@/lib/api/pages/crawler-rules";
import { settings } from "@/lib/platform/settings";

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return crawlerRules(settings().portalUrl);
}
