import { serveSamplePdf } from "@/lib/api/endpoints/certificate-pdf";

export const dynamic = "force-dynamic";
export const GET = serveSamplePdf;
