import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { mostRows } from "../../../contract/desk/uploads";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { accounts } from "../../accounts";
import type { CallContext } from "../../call";
import { learning } from "../../learning";
import { deleteExpired } from "../../privacy";
import { recovery } from "../../recovery";
import { deleteUnusedAccounts } from "../../security";
import { onSharedPortal } from "../../testing/fresh-portal";
import { asHolder, courseId, newRegistration } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

const head = "First name,Last name,Email,Mobile,State,District,Block,Institution,Profession,Gender,Age,Language";
const address = () => `upload-${randomUUID()}@example.org`;
const line = (username: string, change: Record<string, string> = {}) => {
  const cells = {
    first: "Sunita",
    last: "Devi",
    username,
    mobile: "98765 43210",
    state: "Bihar",
    district: "Patna",
    block: "",
    school: "Middle School Rampur",
  };
  return Object.values({
    ...cells,
    profession: "Counsellors",
    gender: "Female",
    age: "34",
    language: "Hindi",
    ...change,
  }).join(",");
};

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let staff: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    staff = (await newStaff(guest, "coordinator")).context;
  });

  const check = async (csv: string, context = staff) => (await desk.checkUpload(context, { course: courseId, csv })).id;
  const preview = async (csv: string, context = staff) =>
    (await desk.readUpload(context, { id: await check(csv, context) })).data;
  const findAccount = (username: string) =>
    guest.db.selectFrom("accounts").selectAll().where("username", "=", username).executeTakeFirst();
  const linkTo = async (username: string) => {
    const mail = await guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", username)
      .where("kind", "=", "invitation")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const [, token = "", id = ""] = /\/invitation\/([^/]+)\/([^/?]+)/.exec(JSON.parse(mail.details).link) ?? [];
    return { link: { token, id }, language: mail.language };
  };
  const passwords = { password1: "river-stone-31", password2: "river-stone-31" };

  test.each([
    ["commas", (csv: string) => csv],
    [
      "semicolons and a byte order mark, as Excel writes it",
      (csv: string) => `\uFEFF${csv.replaceAll(",", ";").replaceAll("\n", "\r\n")}\r\n`,
    ],
    ["tabs", (csv: string) => csv.replaceAll(",", "\t")],
    ["a mark before a number that a spreadsheet would run", (csv: string) => csv.replace(",98", ",'+91 98")],
    [
      "Hindi columns and values",
      (csv: string) =>
        csv
          .replace(head, "नाम,उपनाम,ईमेल,मोबाइल,राज्य,ज़िला,प्रखंड,संस्थान,पेशा,जेंडर,उम्र,भाषा")
          .replace("Bihar", "बिहार")
          .replace("Female", "महिला"),
    ],
  ])("a list with %s is read", async (_name, write) => {
    const username = address();
    expect(await preview(write(`${head}\n${line(username)}\n`))).toMatchObject({
      rows: 1,
      ready: 1,
      wrong: 0,
      known: 0,
      entered: null,
      people: [{ line: 2, username }],
    });
    expect(await findAccount(username)).toBeUndefined();
  });

  test("a list that begins with Excel's line on the delimiter is read by it, and its lines keep their numbers", async () => {
    const username = address();
    const csv = `sep=;\r\n${head.replaceAll(",", ";")}\r\n${line(username).replaceAll(",", ";")}\r\n`;
    expect((await preview(csv)).people).toMatchObject([{ line: 3, username }]);
  });

  test("a line in which Hindi has become question marks or foreign signs is an error of its own; others are not", async () => {
    const lost = ["????", "?????? ????", "à¤¸à¥à¤¨à¥€à¤¤à¤¾"];
    const csv = [head, ...lost.map((first) => line(address(), { first })), line(address(), { first: "सुनीता" })].join(
      "\n",
    );
    const { problems, ready } = await preview(csv);
    expect(ready).toBe(1);
    expect(problems.map(({ messages }) => messages[0])).toEqual(
      lost.map(() => expect.stringContaining("This line has lost letters")),
    );
  });

  test.each([
    ["uploadColumns", "Name,Email\nAsha,a@example.org"],
    ["uploadEmpty", `${head}\n\n`],
    [
      "uploadTooLong",
      `${head}\n${Array.from({ length: mostRows + 1 }, (_, index) => line(`a${index}@example.org`)).join("\n")}`,
    ],
    ["uploadEncoding", `${head}\n${line("a@example.org", { first: "\uFFFD" })}`],
    ["uploadUnreadable", `${head}\n"Sunita,Devi`],
  ])("a list that cannot be read as a whole is rejected with %s", async (key, csv) => {
    await expect(check(csv)).rejects.toMatchObject({ code: "BAD_REQUEST", key });
  });

  test("each line is checked by the rules of the registration form, and its errors come back with its line", async () => {
    const [good, twice] = [address(), address()];
    const wrong: [Record<string, string>, string][] = [
      [{ first: "" }, "Please enter your first name."],
      [{ username: "no address" }, ""],
      [{ mobile: "12345" }, ""],
      [{ state: "Atlantis" }, ""],
      [{ district: "Lucknow" }, ""],
      [{ block: "Nowhere" }, ""],
      [{ profession: "Astronauts" }, ""],
      [{ age: "9" }, ""],
      [{ age: "16" }, "under 18"],
      [{ first: "<b>" }, ""],
      [{ school: "x".repeat(200) }, "too long"],
    ];
    const csv = [
      head,
      line(good),
      ...wrong.map(([change]) => line(change.username ?? address(), change)),
      line(twice),
      line(twice.toUpperCase()),
    ].join("\n");
    const data = await preview(csv);
    expect(data).toMatchObject({ rows: wrong.length + 3, ready: 2, wrong: wrong.length + 1, known: 0 });
    expect(data.problems.map((problem) => problem.line)).toEqual([
      ...wrong.map((_, index) => index + 3),
      wrong.length + 4,
    ]);
    for (const [index, [, text]] of wrong.slice(1).entries())
      expect(data.problems[index + 1]?.messages.join(" "), String(index)).toContain(text);
    expect(data.problems.every(({ messages }) => messages.length > 0 && messages.every(Boolean))).toBe(true);
  });

  test("people are entered once, however often the list is sent, without a password or consent, and in the chosen course", async () => {
    const [first, second] = [address(), address()];
    const csv = [head, line(first), line(second, { language: "English" })].join("\n");
    const id = await check(csv);
    expect(await desk.enterUpload(staff, { id })).toMatchObject({ entered: 2 });
    expect(await desk.enterUpload(staff, { id })).toMatchObject({ entered: 2 });
    expect(await check(csv)).toBe(id);
    expect(await preview(`${csv}\n`)).toMatchObject({ ready: 0, known: 2, wrong: 0 });
    const account = await findAccount(first);
    expect(account).toMatchObject({
      password_hash: "",
      verified_email: 0,
      first_name: "Sunita",
      mobile: "9876543210",
      current_institute: "Middle School Rampur",
    });
    expect(
      await guest.db
        .selectFrom("consents")
        .selectAll()
        .where("account_id", "=", account?.id ?? "")
        .execute(),
    ).toEqual([]);
    expect(
      await guest.db
        .selectFrom("enrollments")
        .select("course_id")
        .where("account_id", "=", account?.id ?? "")
        .execute(),
    ).toEqual([{ course_id: courseId }]);
    expect([(await linkTo(first)).language, (await linkTo(second)).language]).toEqual(["hi", "en"]);
    await expect(accounts.login(guest, { username: first, password: "" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("a list that is entered again registers nobody whose address was corrected since", async () => {
    const [wrong, right] = [address(), address()];
    const id = await check(`${head}\n${line(wrong)}`);
    await desk.enterUpload(staff, { id });
    await desk.changePerson(staff, { accountId: (await findAccount(wrong))?.id ?? "", username: right });
    expect(await desk.enterUpload(staff, { id })).toMatchObject({ entered: 1 });
    expect([await findAccount(wrong), (await findAccount(right))?.first_name]).toEqual([undefined, "Sunita"]);
  });

  test("a list that is sent again before it is entered is checked again, in the same preview", async () => {
    const [first, second] = [address(), address()];
    const csv = [head, line(first), line(second)].join("\n");
    const id = await check(csv);
    await accounts.register(guest, newRegistration({ username: first }));
    expect(await preview(csv)).toMatchObject({ id, ready: 1, known: 1, entered: null });
  });

  test("somebody who registers between preview and entering is left out", async () => {
    const [first, second] = [address(), address()];
    const id = await check([head, line(first), line(second)].join("\n"));
    const { token } = await accounts.register(guest, newRegistration({ username: first }));
    expect(await desk.enterUpload(staff, { id })).toMatchObject({ entered: 1 });
    expect((await asHolder(guest, token)).learner?.firstName).toBe("Asha");
  });

  test("only the invited person accepts: with a password and the own consent; the link works once", async () => {
    const username = address();
    await desk.enterUpload(staff, { id: await check([head, line(username)].join("\n")) });
    const { link } = await linkTo(username);
    expect(await recovery.readInvitation(guest, link)).toMatchObject({
      firstName: "Sunita",
      course: guest.content.courseById.get(courseId)?.name.en,
    });
    expect((await findAccount(username))?.password_hash).toBe("");
    const accept = (change = {}) =>
      recovery.acceptInvitation(guest, { ...link, ...passwords, consent_account: true, ...change });
    await expect(accept({ consent_account: false })).rejects.toMatchObject({ key: "consentNeeded" });
    await expect(accept({ password2: "other-stone-31" })).rejects.toMatchObject({ key: "newPasswordsDiffer" });
    await expect(accept({ token: "x".repeat(43) })).rejects.toMatchObject({ key: "linkInvalid" });
    const { token, course_id } = await accept({ consent_mailings: true });
    expect(course_id).toBe(courseId);
    const learner = await asHolder(guest, token);
    expect(learner.learner).toMatchObject({ emailVerified: true, scope: "full" });
    expect((await learning.getMyCourseInfo(learner, { courseId })).progress).toBe(0);
    const consents = await guest.db
      .selectFrom("consents")
      .select(["purpose", "given"])
      .where("account_id", "=", learner.learner?.accountId ?? "")
      .orderBy("purpose")
      .execute();
    expect(consents).toEqual([
      { purpose: "account", given: 1 },
      { purpose: "analytics", given: 0 },
      { purpose: "mailings", given: 1 },
    ]);
    await expect(accept()).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(accounts.login(guest, { username, password: passwords.password1 })).resolves.toBeTruthy();
  });

  test("a forgotten password before accepting sends the invitation again, whose earlier link then ends", async () => {
    const username = address();
    await desk.enterUpload(staff, { id: await check([head, line(username)].join("\n")) });
    const { link: earlier } = await linkTo(username);
    await recovery.sendResetLink({ ...guest, now: new Date(guest.now.getTime() + 1000) }, { email: username });
    const kinds = await guest.db.selectFrom("outbox").select("kind").where("recipient", "=", username).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["invitation", "invitation"]);
    await expect(recovery.readInvitation(guest, earlier)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(recovery.readInvitation(guest, (await linkTo(username)).link)).resolves.toMatchObject({
      success: true,
    });
  });

  test("lists and courses outside the area are rejected, and each list is its sender's own", async () => {
    const { context: limited } = await newStaff(guest, "coordinator", { courses: [courseId], states: [9] });
    expect(await preview([head, line(address())].join("\n"), limited)).toMatchObject({ ready: 0, wrong: 1 });
    await expect(
      desk.checkUpload(limited, { course: "healthy-minds", csv: `${head}\n${line(address())}` }),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
    const id = await check([head, line(address())].join("\n"));
    for (const call of [() => desk.readUpload(limited, { id }), () => desk.enterUpload(limited, { id })])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND", key: "uploadUnknown" });
  });

  test("a preview ends after a day, and an invitation that nobody accepts after 90 days, with everything entered", async () => {
    const username = address();
    const id = await check([head, line(username)].join("\n"));
    await desk.enterUpload(staff, { id });
    const later = (days: number) => new Date(guest.now.getTime() + days * 86_400_000);
    expect((await deleteExpired(guest.db, later(0.9))).uploads).toBe(0);
    expect((await deleteExpired(guest.db, later(1.1))).uploads).toBeGreaterThan(0);
    await deleteUnusedAccounts(guest.db, later(89));
    expect(await findAccount(username)).toBeDefined();
    await deleteUnusedAccounts(guest.db, later(91));
    expect(await findAccount(username)).toBeUndefined();
  });
});
