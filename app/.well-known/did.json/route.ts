import { answerDidDocument } from "@/lib/portal/badge";

export const dynamic = "force-dynamic";
export const GET = answerDidDocument;
