import { answerSamplePdf } from "@/lib/portal/certificate-pdf";

export const dynamic = "force-dynamic";
export const GET = answerSamplePdf;
