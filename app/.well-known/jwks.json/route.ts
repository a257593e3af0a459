import { answerKeySet } from "@/lib/portal/badge";

export const dynamic = "force-dynamic";
export const GET = answerKeySet;
