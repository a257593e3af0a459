import type { comments } from "../../../contract/desk/comments";
import { CallError } from "../../../platform/call-error";
import { holdName, write } from "../../../platform/db";
import { type Language, languages } from "../../../platform/i18n/language";
import { coverEverything, recordStaffAction } from "../../../platform/staff";
import { doneWith, forReading } from "../../call";
import { decideOnComment, plainWords } from "../../discussions";
import { forStaff, outsideArea, requireInArea, type Staff } from "../access/require-staff";
import { requireSeen, versionOf } from "../saved-since";
import { commentsIn, listComments } from "./comment-list";

/** Moderation of comments (rule: desk.comments). */
export const moderation = forStaff<keyof typeof comments>("comments", {
  async listComments(context, { areas }, { show, page }) {
    return listComments(forReading(context), areas, show ?? "waiting", Number(page ?? 1));
  },

  async decideComment(context, staff, { commentId, decision }) {
    await write(context.db, async (db) => {
      const found = await commentsIn(db, context.content, staff.areas)
        .select("comments.id")
        .where("comments.id", "=", commentId)
        .executeTakeFirst();
      const decided = found && (await decideOnComment(db, context.content, commentId, decision, context.now));
      if (!decided) throw outsideArea(staff);
      await recordStaffAction({ ...context, db }, staff, actions[decision], commentId);
    });
    return doneWith(context, "saved");
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
    const rows = await context.db.selectFrom("held_words").selectAll().execute();
    return {
      data: languages.map((language) => {
        const words = wordsIn(rows, language);
        return { language, words, version: versionOf(words) };
      }),
    };
  },

  async saveWords(context, staff, { of, words, version = "" }) {
    requireEverything(staff);
    const list = [...new Set(words.map(plainWords).filter(Boolean))].sort();
    await write(context.db, async (db) => {
      await holdName(db, `held words ${of}`);
      const stored = await db.selectFrom("held_words").selectAll().execute();
      requireSeen(versionOf(wordsIn(stored, of)), versionOf(list), version);
      await db.deleteFrom("held_words").where("language", "=", of).execute();
      const rows = list.map((word) => ({ language: of, word }));
      if (rows.length > 0) await db.insertInto("held_words").values(rows).execute();
      await recordStaffAction({ ...context, db }, staff, "wordsSaved", of, { count: list.length });
    });
    return doneWith(context, "saved");
  },
});

function wordsIn(rows: { language: string; word: string }[], language: Language): string[] {
  return rows.flatMap((row) => (row.language === language ? row.word : [])).sort();
}

const actions = { hide: "commentHidden", restore: "commentRestored", delete: "commentDeleted" };
/** The word lists apply to every course, so only an unlimited area changes them. @throws CallError FORBIDDEN */
function requireEverything({ areas }: Staff): void {
  if (!coverEverything(areas)) throw new CallError("FORBIDDEN", "deskForbidden");
}
