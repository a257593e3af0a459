import { handleCall } from "@/lib/api/http/route";
import { portal } from "@/lib/platform/portal";

// Next answers a process's first call; the server in front answers all others (server/answer/answer-calls.ts).
portal.loaded = { ...portal.loaded, handleCall };

/** Next gives a handler a second argument of its own, which is none of `handleCall`'s. */
const handler = (request: Request) => handleCall(request);

export { handler as DELETE, handler as GET, handler as HEAD, handler as PATCH, handler as POST, handler as PUT };
