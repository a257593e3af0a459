import type { comments } from "../../../contract/desk/comments";
import { CallError } from "../../../platform/call-error";
import { write } from "../../../platform/db";
import { languages } from "../../../platform/i18n/language";
import { coverEverything, recordStaffAction } from "../../../platform/staff";
import { doneWith, forReading } from "../../call";
import { decideOnComment, plainWords } from "../../discussions";
import { forStaff, outsideArea, requireInArea, type Staff } from "../access/require-staff";
import { commentsIn, listComments } from "./comment-list";

/** Moderation of comments (rule: desk.comments). */
export const moderation = forStaff<keyof typeof comments>("comments", {
  async listComments(context, { areas }, { show, page }) {
    return listComments(forReading(context), areas, show ?? "waiting", Number(page ?? 1));
  },

  async decideComment(context, staff, { commentId, decision }) {
    const place = await write(context.db, async (db) => {
      const found = await commentsIn(db, context.content, staff.areas)
        .select("comments.id")
        .where("comments.id", "=", commentId)
        .executeTakeFirst();
      const decided = found && (await decideOnComment(db, context.content, commentId, decision, context.now));
      if (!decided) throw outsideArea(staff);
      await recordStaffAction({ ...context, db }, staff, actions[decision], commentId);
      return decided;
    });
    return { ...doneWith(context, "saved"), kind: place.kind, slug: place.id };
  },

  async blockCommenter(context, staff, { accountId, blocked }) {
    await write(context.db, async (db) => {
      await requireInArea(db, staff, accountId);
      const comments_blocked_at = blocked ? context.now.toISOString() : null;
      await db.updateTable("accounts").set({ comments_blocked_at }).where("id", "=", accountId).execute();
      await recordStaffAction({ ...context, db }, staff, blocked ? "commenterBlocked" : "commenterAllowed", accountId);
    });
    return doneWith(context, "saved");
  },

  async readWords(context, staff) {
    requireEverything(staff);
    const rows = await context.db.selectFrom("held_words").selectAll().orderBy("word").execute();
    return {
      data: languages.map((language) => ({
        language,
        words: rows.filter((row) => row.language === language).map(({ word }) => word),
      })),
    };
  },

  async saveWords(context, staff, { of, words }) {
    requireEverything(staff);
    const list = [...new Set(words.map(plainWords).filter(Boolean))];
    await write(context.db, async (db) => {
      await db.deleteFrom("held_words").where("language", "=", of).execute();
      const rows = list.map((word) => ({ language: of, word }));
      if (rows.length > 0) await db.insertInto("held_words").values(rows).execute();
      await recordStaffAction({ ...context, db }, staff, "wordsSaved", of, { count: list.length });
    });
    return doneWith(context, "saved");
  },
});

const actions = { hide: "commentHidden", restore: "commentRestored", delete: "commentDeleted" };
/** The word lists apply to every course, so only an unlimited area changes them. @throws CallError FORBIDDEN */
function requireEverything({ areas }: Staff): void {
  if (!coverEverything(areas)) throw new CallError("FORBIDDEN", "deskForbidden");
}
