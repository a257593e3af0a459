import { answerDidDocument } from "@/lib/api/endpoints/badge";

export const dynamic = "force-dynamic";
export const GET = answerDidDocument;
