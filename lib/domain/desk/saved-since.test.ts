import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { onSharedPortal } from "../testing/fresh-portal";
import { courseId, newLearner } from "../testing/learners";
import { desk } from ".";
import { ownId } from "./testing/accounts";
import { draft, saveDraft, texts } from "./testing/mailings";
import { newStaff } from "./testing/staff";

/** One of the forms that two people open. It reads the value that it shows, with its version, and saves a new value. */
type Form = {
  open: () => Promise<{ version: string; shown: unknown }>;
  save: (text: string, version?: string) => Promise<unknown>;
};

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });

  const written = (text: string) => ({ ...texts, en: { subject: "Go on", text } });
  const forms: Record<string, (staff: CallContext) => Promise<Form>> = {
    "a draft of a reminder": async (staff) => {
      const id = await saveDraft(staff);
      return {
        open: async () => {
          const { data } = await desk.readMailing(staff, { id });
          return { version: data.version, shown: data.texts.en.text };
        },
        save: (text, version) => desk.saveMailing(staff, draft({ id, texts: written(text), version })),
      };
    },
    // Nobody has set it before.
    "a weekly reminder": async (staff) => ({
      open: async () => {
        const { weekly } = await desk.listMailings(staff, {});
        const found = weekly.find(({ course }) => course.value === courseId);
        return { version: found?.version ?? "", shown: found?.texts.en.text };
      },
      save: (text, version) =>
        desk.saveWeekly(staff, {
          course: courseId,
          on: true,
          weekday: 1,
          hour: 9,
          days: 7,
          texts: written(text),
          version,
        }),
    }),
    "a list of words": async (staff) => ({
      open: async () => {
        const [list] = (await desk.readWords(staff, {})).data;
        return { version: list?.version ?? "", shown: list?.words[0] };
      },
      save: (text, version) => desk.saveWords(staff, { of: "en", words: [text], version }),
    }),
    "an account": async (staff) => {
      const accountId = ownId(await newLearner(guest));
      return {
        open: async () => {
          const { data } = await desk.readPerson(staff, { accountId });
          return { version: data.version, shown: data.lastName };
        },
        save: (text, version) => desk.changePerson(staff, { accountId, lastName: text, version }),
      };
    },
  };

  test.each(Object.keys(forms))(
    "%s: the second of two who have opened it overwrites only what they have seen",
    async (name) => {
      const { context: staff } = await newStaff(guest, "coordinator");
      const form = await forms[name]?.(staff);
      if (!form) throw new Error(name);
      const { version } = await form.open();
      await form.save("first", version);
      // Sent again after a lost response.
      await form.save("first", version);
      await expect(form.save("second", version)).rejects.toMatchObject({ code: "CONFLICT", key: "savedSince" });
      const seen = await form.open();
      expect(seen.shown).toBe("first");
      await form.save("second", seen.version);
      expect((await form.open()).shown).toBe("second");
      // Another program that uses the call need not send a version.
      await form.save("third");
      expect((await form.open()).shown).toBe("third");
    },
  );

  test("of two who save at the same moment only one is stored", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const form = await forms["a draft of a reminder"]?.(staff);
    const { version } = (await form?.open()) ?? {};
    const saved = await Promise.allSettled(["first", "second"].map((text) => form?.save(text, version)));
    expect(saved.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { key: "savedSince" } }]);
  });

  test("a draft that somebody has changed since it was looked at is not sent", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const id = await saveDraft(staff);
    const { version } = (await desk.readMailing(staff, { id })).data;
    await desk.saveMailing(staff, draft({ id, texts: written("changed") }));
    const soon = new Date(guest.now.getTime() + 30 * 86_400_000).toISOString().slice(0, 16);
    await expect(desk.sendMailing(staff, { id, at: soon, version })).rejects.toMatchObject({ key: "mailingBegun" });
    const seen = (await desk.readMailing(staff, { id })).data;
    expect(seen.state).toBe("draft");
    await desk.sendMailing(staff, { id, at: soon, version: seen.version });
  });

  test("a draft that somebody has changed since it was looked at is not removed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const id = await saveDraft(staff);
    const { version } = (await desk.readMailing(staff, { id })).data;
    await desk.saveMailing(staff, draft({ id, texts: written("changed") }));
    await expect(desk.removeMailing(staff, { id, version })).rejects.toMatchObject({ key: "mailingBegun" });
    const seen = (await desk.readMailing(staff, { id })).data;
    expect(seen.texts.en.text).toBe("changed");
    await desk.removeMailing(staff, { id, version: seen.version });
    await expect(desk.readMailing(staff, { id })).rejects.toMatchObject({ key: "deskUnknown" });
  });

  test.each(["a conversation", "a complaint"])(
    "who answers %s is not changed over a colleague's change, also not at the same moment",
    async (what) => {
      const [{ context: meera }, { context: rohan }] = [
        await newStaff(guest, "coordinator"),
        await newStaff(guest, "coordinator"),
      ];
      const accountId = ownId(await newLearner(guest));
      const ticket = randomUUID().slice(0, 8);
      const given = { name: "Asha", contact: "9876543210", message: "Please call.", language: "en" };
      const moments = { created_at: guest.now.toISOString(), due_at: guest.now.toISOString() };
      await guest.db
        .insertInto("grievances")
        .values({ ticket, ...given, ...moments })
        .execute();
      const [assign, read] =
        what === "a complaint"
          ? [
              (to: string, seen?: string) => desk.assignGrievance(meera, { ticket, to, seen }),
              () => desk.readGrievance(meera, { ticket }),
            ]
          : [
              (to: string, seen?: string) => desk.assignConversation(meera, { accountId, to, seen }),
              () => desk.readConversation(meera, { accountId }),
            ];
      const sent = await Promise.allSettled([assign(ownId(meera), ""), assign(ownId(rohan), "")]);
      expect(sent.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { key: "savedSince" } }]);
      const first = (await read()).data.assignedTo?.id ?? "";
      // Sent again after a lost response.
      await assign(first, "");
      await expect(assign("", "")).rejects.toMatchObject({ code: "CONFLICT", key: "savedSince" });
      expect((await read()).data.assignedTo?.id).toBe(first);
      await assign("", first);
      expect((await read()).data.assignedTo).toBeNull();
      // A client that does not know the field.
      await assign(ownId(rohan));
    },
  );
});
