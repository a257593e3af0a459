import "server-only";
import { backendHas } from "@/lib/api/backend";
import type { CommentPlace } from "./place";

/** What an existing backend may lack: reporting a comment, editing one, deleting one in a module. */
export type Offered = { report: boolean; delete: boolean; edit: boolean };

export async function offeredIn({ kind }: CommentPlace): Promise<Offered> {
  const [report, deletes, edit] = await Promise.all([
    backendHas("discussions.reportComment"),
    kind === "forum" || backendHas("discussions.deleteModuleComment"),
    backendHas("discussions.editComment"),
  ]);
  return { report, delete: deletes, edit };
}
