import type { DiscussionAnswer, ForumComment, ModuleComment } from "../../contract/discussions";
import type { CallContext, UpstreamClient } from "../documented-backend/or-documented";
import { readOwnId } from "./own-id";

type Options = { context: CallContext };
type SentDiscussion = DiscussionAnswer | { discussion: DiscussionAnswer };
type SentComment<Comment extends ForumComment | ModuleComment> = Omit<Comment, "may_delete" | "id"> & {
  may_delete?: boolean;
  id: string | number;
};

/** A discussion, alone or beside its comments: the specification says "discussion; comments". */
export function completeDiscussion(sent: SentDiscussion): DiscussionAnswer {
  return "discussion" in sent ? sent.discussion : sent;
}

/**
 * Comments with their authors' names, never addresses; authors may delete their own (section 6 of the specification).
 */
export function documentedComments(client: UpstreamClient) {
  async function mayDelete(sent: { may_delete?: boolean }[], options: Options): Promise<string | null> {
    return sent.some(({ may_delete }) => may_delete === undefined) ? readOwnId(client, options) : null;
  }

  return {
    async ofForum(sent: SentComment<ForumComment>[], _: unknown, options: Options): Promise<ForumComment[]> {
      const own = await mayDelete(sent, options);
      return sent.map((each) => ({
        may_delete: own !== null && each.userid === own,
        ...each,
        id: String(each.id),
        comment_by: displayName(each.comment_by),
      }));
    },
    async ofModule(sent: SentComment<ModuleComment>[]): Promise<ModuleComment[]> {
      // No documented call deletes one.
      return sent.map((each) => ({
        may_delete: false,
        ...each,
        id: String(each.id),
        username: displayName(each.username),
      }));
    },
  };
}

/** rule: forum.detail: only the part of an address before the @ is shown, so only that leaves the server. */
function displayName(sent: string): string {
  return sent.split("@")[0] ?? "";
}
