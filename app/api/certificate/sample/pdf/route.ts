import { serveSamplePdf } from "@/lib/api/endpoints/certificate-pdf";

export const GET = serveSamplePdf;
