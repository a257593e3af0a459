import { serveSecurityText } from "@/lib/api/endpoints/security-text";

export const dynamic = "force-dynamic";
export const GET = serveSecurityText;
