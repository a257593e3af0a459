import "server-only";
import { backendHas } from "@/lib/api/backend";
import type { CommentPlace } from "./place";

/**
 * The features that an existing backend may lack: reporting a comment, and deleting one in a module. The embedded
 * backend has both.
 */
export type Offered = { report: boolean; delete: boolean };

export async function offeredIn({ kind }: CommentPlace): Promise<Offered> {
  const [report, deletes] = await Promise.all([
    backendHas("discussions.reportComment"),
    kind === "forum" || backendHas("discussions.deleteModuleComment"),
  ]);
  return { report, delete: deletes };
}
