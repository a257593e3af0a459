import sharp from "sharp";
import { expect, test } from "vitest";
import { callApi } from "../../../testing/calls/call-api";
import { password } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { fillInSteps, mainAnswers, registrationForm } from "../support/form-steps";
import { attribute, findAll, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { completeProfile, isSignedIn, logInStatus, signUp } from "../support/visitors";

// Settings, profile and consents as a browser without JavaScript changes them.

const chosen = "seven green mangoes";

test("changing the password says what is wrong in order, and ends the other sessions (T14)", async () => {
  const { browser, username } = await signUp();
  const elsewhere = await callApi("POST", "/users/login", { body: { username, password } });
  await browser.open("/settings");
  const send = (current: string, password1: string, password2 = password1) =>
    browser.form("current_password").fill({ current_password: current, password1, password2 }).submit();
  await send("", "");
  expect(browser.text).toContain(messageText("en", "security.typeCurrent"));
  await send(password, "abcd", "abce");
  expect(browser.text).toContain("Password cannot be less than 5 character");
  await send(password, chosen, "seven green apples");
  expect(browser.text).toContain("New password and confirm password should be same");
  await send(password, "password");
  expect(browser.text).toContain(messageText("en", "answers.passwordCommon"));
  await send("not the password", chosen);
  expect(browser.text).toContain(messageText("en", "answers.currentPasswordWrong"));
  await send(password, chosen);
  expect(browser.text).toContain(messageText("en", "answers.passwordChanged"));
  const token = String(elsewhere.body.token);
  expect((await callApi("POST", "/checkAuth", { token, body: {} })).status).toBe(401);
  expect(await isSignedIn(browser)).toBe(true);
  expect([await logInStatus(username), await logInStatus(username, chosen)]).toEqual([401, 200]);
});

test("another email is asked for with the password; the page says where the link went, and the change can be stopped", async () => {
  const { browser, username } = await signUp();
  await browser.open("/settings");
  const card = () => textOf(browser.byId("email"));
  const send = (email: string, given: string) => browser.form("email").fill({ email, password: given }).submit();
  await send("", "");
  expect(card()).toContain(messageText("en", "answers.emailRequired"));
  await send(username, password);
  expect(card()).toContain(messageText("en", "answers.emailSame"));
  const email = `new-${username}`;
  await send(email, "not the password");
  expect(card()).toContain(messageText("en", "answers.currentPasswordWrong"));
  expect(browser.form("email").value("email")).toBe(email);
  await send(email, password);
  expect(card()).toContain(`We have sent an email to ${email}.`);
  await browser.open("/settings");
  expect(card()).toContain(messageText("en", "security.emailNotThere"));
  const stop = messageText("en", "security.emailStop");
  await browser.formWithButton(stop, browser.byId("email")).submit(stop);
  expect(card()).not.toContain(messageText("en", "security.emailNotThere"));
  expect([await logInStatus(username), await logInStatus(email)]).toEqual([200, 401]);
  await browser.open(`/email-change/${"A".repeat(43)}/nobody`);
  expect(browser.heading).toBe(messageText("en", "security.emailLinkOverTitle"));
});

test("each device is named and can be logged out, or all others at once (T14)", async () => {
  const { browser, username } = await signUp();
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0" };
  for (const _ of [1, 2, 3]) await callApi("POST", "/users/login", { body: { username, password }, headers });
  await browser.open("/settings");
  const devices = () => findAll(browser.byId("devices"), isTag("li")).map(textOf);
  expect(devices()).toHaveLength(4);
  expect(devices()[0]).toContain(messageText("en", "security.sessions.thisDevice"));
  expect(devices()[1]).toContain("Firefox on a Windows computer");
  const logOut = new RegExp(`^${messageText("en", "security.sessions.endSession")}`);
  await browser.formWithButton(logOut, browser.byId("devices")).submit(logOut);
  expect(browser.text).toContain(messageText("en", "answers.sessionEnded"));
  expect(devices()).toHaveLength(3);
  await browser
    .formWithButton(messageText("en", "security.sessions.endOthers"))
    .submit(messageText("en", "security.sessions.endOthers"));
  expect(browser.text).toContain(messageText("en", "answers.otherSessionsEnded"));
  expect(devices()).toHaveLength(1);
});

test("deleting on the settings needs the password and a tick, logs the learner out, and is undone by logging in", async () => {
  const { browser, username } = await signUp();
  await browser.open("/settings");
  const form = () => browser.form("sure");
  await form().submit();
  expect(browser.text).toContain("Password is required!");
  expect(browser.text).toContain(messageText("en", "security.tickSure"));
  await form().fill({ password, sure: true }).submit();
  expect([browser.path, browser.heading]).toEqual(["/account/closed", messageText("en", "security.closedTitle")]);
  expect((await browser.open("/settings")).path).toBe("/login?rdir=%2Fsettings");
  expect(await logInStatus(username)).toBe(403);
  const logIn = () => browser.form("password").fill({ username, password }).submit();
  await logIn();
  expect(browser.heading).toBe(messageText("en", "security.keepTitle"));
  const keep = messageText("en", "security.keep");
  await browser.formWithButton(keep).submit(keep);
  expect(browser.heading).toBe(messageText("en", "security.keptTitle"));
  await browser.open("/login");
  await logIn();
  expect((await browser.open("/settings")).path).toBe("/settings");
});

test("the page for everybody answers a wrong password and an unknown address alike (T9), starts no session, and deletes", async () => {
  const { username } = await signUp();
  const browser = await new PlainBrowser().open("/account/delete");
  await browser.form("sure").submit();
  expect(browser.text).toContain("Email is required!");
  for (const [address, typed] of [
    ["nobody@example.org", "whatever it is"],
    [username, "not the password"],
  ] as const) {
    await browser.form("sure").fill({ username: address, password: typed, sure: true }).submit();
    expect(browser.text).toContain(`Login Failed: ${messageText("en", "answers.signInFailed")}`);
    expect(browser.form("sure").value("username")).toBe(address);
  }
  expect(browser.cookie("portal_session")).toBeUndefined();
  await browser.form("sure").fill({ username, password, now: true, sure: true }).submit();
  expect(browser.path).toBe("/account/deleted");
  expect(await logInStatus(username)).toBe(401);
});

test("each field of the profile has its own form, which says what is wrong and what is saved", async () => {
  const { browser } = await signUp("hi");
  await browser.open("/profile?edit=institute");
  await browser.form("current_institute").submit();
  expect(browser.text).toContain(messageText("hi", "answers.enterInstitute"));
  await browser.form("current_institute").fill({ current_institute: "मध्य विद्यालय" }).submit();
  expect(browser.path).toBe("/profile?saved=institute#institute");
  expect(textOf(browser.byId("institute"))).toContain("मध्य विद्यालय");
  expect(textOf(browser.byId("institute"))).toContain(messageText("hi", "answers.profileUpdated"));
  await browser.open("/profile?edit=mobile");
  await browser.form("mobile").fill({ mobile: "+91 98765-43211" }).submit();
  expect(textOf(browser.byId("mobile"))).toContain("9876543211");
});

test("the state is changed in two steps", async () => {
  const { browser } = await signUp();
  await browser.open("/profile?edit=state");
  await browser.form("state_id").fill({ state_id: "29" }).submit(messageText("en", "accounts.showDistricts"));
  await browser.form("state_id").fill({ district: "Jaipur" }).submit(messageText("en", "profile.saveField"));
  expect(browser.text).toContain("Jaipur");
});

test("the block goes with its state when the districts are brought", async () => {
  const visitor = await signUp();
  await completeProfile(visitor, { profession: "Educators (school teachers/social workers)" });
  await visitor.call("PUT", "/users/profile", { state_id: 5, district: "Sitamarhi", block: "Dumra" });
  const { browser } = visitor;
  const form = () => browser.form("current_institute");
  await browser.open("/usr/UpdateInfo");
  expect(form().value("block")).toBe("Dumra");
  const kerala = findAll(form().element, isTag("option")).find((each) => textOf(each) === "Kerala");
  const state = { state_id: kerala ? attribute(kerala, "value") : "" };
  await form().fill(state).submit(messageText("en", "accounts.showDistricts"));
  expect(form().has("block")).toBe(false);
  await form().fill({ district: "Idukki" }).submit(messageText("en", "profile.save"));
  expect(browser.path).toMatch(/^\/profile/);
  const { data } = await visitor.call("GET", "/users/profile");
  expect(data).toMatchObject({ state: "Kerala", district: "Idukki", block: "" });
});

test("a picture comes by a form, which says what is no picture and what is too large, and goes by one", async () => {
  const { browser } = await signUp();
  await browser.open("/profile");
  const send = async (picture: Buffer, type = "image/jpeg") => {
    const file = new File([new Uint8Array(picture)], "photo.jpg", { type });
    await browser.form("picture").fill({ picture: file }).submit(messageText("en", "profile.pictureForm.savePicture"));
  };
  const pictures = () =>
    findAll(browser.main, isTag("img")).filter((each) => attribute(each, "src").startsWith("/api/users/avatar"));
  await send(Buffer.from("no picture"), "image/png");
  expect(browser.text).toContain(messageText("en", "answers.pictureInvalid"));
  await send(Buffer.alloc(7 * 1024 * 1024));
  expect(browser.text).toContain(messageText("en", "answers.pictureTooLarge"));
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await send(
    await sharp({ create: { width: 600, height: 600, channels: 3, background: "#c60", noise } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  expect(browser.path).toBe("/profile?saved=picture");
  expect(pictures()).toHaveLength(1);
  const remove = messageText("en", "profile.pictureForm.removePicture");
  await browser.formWithButton(remove).submit(remove);
  expect(pictures()).toEqual([]);
});

test("a minor registers, corrects the guardian's address and gets the mail sent again", async () => {
  const browser = await new PlainBrowser().open("/register?language=hi");
  const { consent_account: _, ...answers } = mainAnswers({ age: "16" });
  await (await fillInSteps(browser, answers)).submit();
  const form = registrationForm(browser);
  expect([form.has("consent_mailings"), form.has("consent_analytics")]).toEqual([false, false]);
  await form.submit();
  expect(browser.text).toContain(messageText("hi", "answers.guardianEmailNeeded"));
  const guardian = { guardian_email: "guardian@example.org", consent_account: true };
  await registrationForm(browser).fill(guardian).submit();
  expect(browser.path).toMatch(/^\/guardian-consent\?rdir=/);
  await browser
    .form("guardian_email")
    .fill({ guardian_email: "another@example.org" })
    .submit(messageText("hi", "privacy.sendAgain"));
  expect(browser.text).toContain(messageText("hi", "answers.guardianAsked"));
  expect(browser.text).toContain("another@example.org");
  // Without the guardian the account can be deleted (rule: settings.delete).
  await browser.follow(messageText("hi", "security.deleteTitle"));
  expect(browser.path).toBe("/account/delete");
  const username = String(answers.username);
  await browser.form("sure").fill({ username, password, now: true, sure: true }).submit();
  expect(browser.path).toBe("/account/deleted");
  expect(await logInStatus(username)).toBe(401);
});

// rule: profile.becomes-minor
test("an adult who types a wrong age is asked before the account waits for a guardian", async () => {
  const visitor = await signUp();
  await completeProfile(visitor);
  const { browser } = visitor;
  await browser.open("/usr/UpdateInfo");
  expect(browser.form("age").has("under_18")).toBe(false);
  await browser.form("age").fill({ age: "15" }).submit();
  expect(browser.errorAt("under_18")).toContain("Please check your age.");
  await browser.form("age").fill({ age: "35" }).submit();
  expect(browser.path).toBe("/profile");
  await browser.open("/usr/UpdateInfo");
  await browser.form("age").fill({ age: "15" }).submit();
  await browser.form("age").fill({ under_18: true }).submit();
  expect((await browser.open("/dashboard")).status).toBe(403);
});

test("an adult's boxes are stored as they were ticked, and each consent is withdrawn by one press", async () => {
  const browser = await new PlainBrowser().open("/register?language=hi");
  const { consent_account: _, ...answers } = mainAnswers();
  await (await fillInSteps(browser, answers)).submit();
  expect(registrationForm(browser).has("guardian_email")).toBe(false);
  // The box that is missing: what was ticked comes back.
  await registrationForm(browser).fill({ consent_mailings: true }).submit();
  expect(registrationForm(browser).value("consent_mailings")).toBe(true);
  await registrationForm(browser).fill({ consent_account: true }).submit();
  expect(browser.path).toBe("/courses");
  const { body } = await callApi("GET", "/users/consents", { cookie: browser.cookies });
  expect(body.data).toMatchObject({
    account: { given: true, language: "hi" },
    mailings: { given: true, language: "hi" },
    analytics: { given: false, language: "hi" },
  });
  await browser.open("/settings");
  const [mailings] = findAll(browser.byId("consents"), isTag("li"));
  if (!mailings) throw new Error("There is no consent.");
  await browser.formWithButton(/./, mailings).submit();
  expect(textOf(findAll(browser.byId("consents"), isTag("li"))[0] ?? mailings)).toContain(
    messageText("hi", "privacy.agree"),
  );
});

test("a complaint gets its ticket number and its date; one that says no contact shows it and keeps its text", async () => {
  const browser = await new PlainBrowser().open("/grievance?language=hi");
  await browser.form("message").fill({ name: "Rekha", contact: "call me", message: "My age is wrong." }).submit();
  expect(browser.text).toContain(messageText("hi", "answers.contactInvalid"));
  expect(browser.form("message").value("message")).toBe("My age is wrong.");
  await browser.form("message").fill({ contact: "9876543210" }).submit();
  expect(browser.text).toMatch(/G[A-Z0-9]{8}/);
  expect(browser.text).toMatch(/20\d\d/);
});
