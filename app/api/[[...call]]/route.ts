import { answerCall } from "@/lib/api/http/route";

export const dynamic = "force-dynamic";

export { answerCall as DELETE, answerCall as GET, answerCall as HEAD, answerCall as PATCH, answerCall as POST, answerCall as PUT };
