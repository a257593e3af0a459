import { serveDidDocument } from "@/lib/api/endpoints/badge";

export const dynamic = "force-dynamic";
export const GET = serveDidDocument;
