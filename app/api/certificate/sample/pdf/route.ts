import { serveSamplePdf } from "@/lib/api/endpoints/badge";

export const GET = serveSamplePdf;
