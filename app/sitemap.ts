import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { siteAddresses } from "@/lib/api/pages/site-addresses";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  return siteAddresses();
}
