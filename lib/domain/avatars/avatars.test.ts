import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { rules } from "../../platform/limits";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../testing/learners";
import { avatars } from ".";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let learner: CallContext;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    learner = await newLearner(guest);
  });

  const picture = async (background = "#c60") =>
    (
      await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .jpeg()
        .toBuffer()
    ).toString("base64");
  const avatarAddress = async (context: CallContext) => (await accounts.readProfile(context, {})).data.avatar;
  const noPicture = { code: "NOT_FOUND", key: "noPicture" };

  test("a picture is stored, its address is in the profile, and it can be read back", async () => {
    expect(await avatarAddress(learner)).toBeNull();
    const { avatar } = await avatars.save(learner, { image: await picture() });
    expect(avatar).toMatch(/^\/api\/users\/avatar\?v=\w+$/);
    expect(await avatarAddress(learner)).toBe(avatar);
    const file = await avatars.read(learner, {});
    expect([file.type, file.name]).toEqual(["image/webp", "avatar.webp"]);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  });

  test("checkAuth names the picture in the requests after it was stored", async () => {
    const { token } = await accounts.register(guest, newRegistration());
    const nextRequest = () => asHolder(guest, token);
    const shown = async () => (await accounts.checkAuth(await nextRequest(), {})).avatar;
    expect(await shown()).toBeNull();
    const { avatar } = await avatars.save(await nextRequest(), { image: await picture() });
    expect(await shown()).toBe(avatar);
    await avatars.remove(await nextRequest(), {});
    expect(await shown()).toBeNull();
  });

  test("a second picture replaces the first under another address, and can be removed", async () => {
    const first = await avatars.save(learner, { image: await picture() });
    const later = { ...learner, now: new Date(learner.now.getTime() + 1000) };
    expect((await avatars.save(later, { image: await picture("#00c") })).avatar).not.toBe(first.avatar);
    await avatars.remove(learner, {});
    expect(await avatarAddress(learner)).toBeNull();
    await expect(avatars.read(learner, {})).rejects.toMatchObject(noPicture);
    await avatars.remove(learner, {});
  });

  test("a file that is not a picture is rejected, and the previous picture stays", async () => {
    const { avatar } = await avatars.save(learner, { image: await picture() });
    await expect(avatars.save(learner, { image: "aGVsbG8=" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "pictureInvalid",
    });
    expect(await avatarAddress(learner)).toBe(avatar);
  });

  test("a picture is neither read, changed nor removed without a session", async () => {
    const rejection = { code: "UNAUTHORIZED", key: "unauthorized" };
    await expect(avatars.read(guest, {})).rejects.toMatchObject(rejection);
    await expect(avatars.save(guest, { image: await picture() })).rejects.toMatchObject(rejection);
    await expect(avatars.remove(guest, {})).rejects.toMatchObject(rejection);
  });

  test("a learner reads, changes and removes only their own picture (threats T1)", async () => {
    const [owner, other] = [await newLearner(guest), await newLearner(guest)];
    const { avatar } = await avatars.save(owner, { image: await picture() });
    await expect(avatars.read(other, { v: avatar.split("=")[1] })).rejects.toMatchObject(noPicture);
    await avatars.save(other, { image: await picture("#0c0") });
    await avatars.remove(other, {});
    expect(await avatarAddress(owner)).toBe(avatar);
  });

  test("a session opened by a mailed link may read the picture but not change it (threats T13)", async () => {
    await avatars.save(learner, { image: await picture() });
    const scoped = { ...learner, learner: learner.learner && { ...learner.learner, scope: "learning" as const } };
    expect((await avatars.read(scoped, {})).type).toBe("image/webp");
    const rejection = { code: "FORBIDDEN", key: "signInAgain" };
    await expect(avatars.save(scoped, { image: await picture() })).rejects.toMatchObject(rejection);
    await expect(avatars.remove(scoped, {})).rejects.toMatchObject(rejection);
  });

  test("too many uploads are rejected (threats T23)", async () => {
    const busy = await newLearner(guest);
    for (let done = 0; done < rules.avatar.points; done += 1)
      await busy.limits.count("avatar", busy.learner?.accountId ?? "");
    await expect(avatars.save(busy, { image: await picture() })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("deleting an account deletes its picture", async () => {
    const leaving = await newLearner(guest);
    const accountId = leaving.learner?.accountId ?? "";
    await avatars.save(leaving, { image: await picture() });
    await guest.db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
    await guest.db.deleteFrom("accounts").where("id", "=", accountId).execute();
    expect(
      await guest.db.selectFrom("avatars").select("account_id").where("account_id", "=", accountId).execute(),
    ).toEqual([]);
  });
});
