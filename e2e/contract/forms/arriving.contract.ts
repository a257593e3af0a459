import { describe, expect, test } from "vitest";
import { password, topics } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { attribute, findAll, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { completeProfile, enroll, logIn, signUp } from "../support/visitors";

// Coming from a campaign, to an error page, to the assistant and to the complete profile, without JavaScript.

const slug = "bihar";
const course = "/view/course/growing-up-healthy";

describe("a campaign", () => {
  test("reads completely; the form on its own page is linked", async () => {
    const browser = await new PlainBrowser().open(`/${slug}?language=en&utm_campaign=diwali`);
    for (const id of ["about", "curriculum", "how-it-works", "faqs"])
      expect(textOf(browser.byId(id)).length).toBeGreaterThan(20);
    const [film] = browser.all(isTag("video"));
    expect(film && attribute(film, "preload")).toBe("none");
    await browser.follow(`/${slug}/enroll`);
    expect(browser.path).toBe(`/${slug}/enroll`);
    expect(browser.form("firstName").value("firstName")).toBe("");
  });

  test("enrols a signed-in learner by one press, and is counted", async () => {
    const { browser } = await signUp("hi");
    await browser.open(`/${slug}?language=hi`);
    const enroll = messageText("hi", "course.enroll");
    await browser.formWithButton(enroll).submit(enroll);
    expect(browser.path).toBe(course);
    expect(browser.html).toContain(messageText("hi", "answers.enrolledNow"));
    expect((await browser.open("/settings/my-data")).html).toContain(`"utm_campaign": "${slug}"`);
  });

  test("is forgotten by the logout: the next person on this phone came by another way", async () => {
    const { browser } = await signUp();
    await browser.open("/courses?utm_source=poster&utm_campaign=diwali");
    expect([browser.cookie("utm_source"), browser.cookie("utm_campaign")]).toEqual(["poster", "diwali"]);
    await browser.open("/logout");
    expect([browser.path, browser.cookie("utm_source"), browser.cookie("utm_campaign")]).toEqual([
      "/login",
      undefined,
      undefined,
    ]);
  });
});

test("Login in the header comes back to the page that it was pressed on, also after a wrong password", async () => {
  const visitor = await signUp("hi");
  await completeProfile(visitor);
  const browser = await new PlainBrowser().open("/discussions/p/1?language=hi");
  await browser.follow(messageText("hi", "shell.login"));
  expect(new URL(browser.url).searchParams.get("rdir")).toBe("/discussions/p/1");
  await logIn(browser, visitor.username, "not the password");
  expect(browser.text).toContain(messageText("hi", "answers.signInFailed"));
  await logIn(browser, visitor.username, password);
  expect(browser.path).toBe("/discussions/p/1");
});

test("error pages have their text, with their status and in their language; a course one is not in leads to its page", async () => {
  const visitor = await signUp("hi");
  await enroll(visitor);
  const { browser } = visitor;
  const guest = (await signUp()).browser;
  await guest.open(`/course/module/${topics[1].id}/primary/1`);
  expect(guest.path).toBe("/info/course/growing-up-healthy");
  const shown = async (address: string) => {
    await browser.open(address);
    return [browser.status, browser.heading];
  };
  expect(await shown("/no/such/page")).toEqual([404, messageText("hi", "errors.notFoundTitle")]);
  expect(await shown(`/certificate/${"0".repeat(32)}`)).toEqual([404, messageText("hi", "certificate.unknownTitle")]);
  for (const section of ["primary/1", "quiz"])
    expect(await shown(`/course/module/${topics[1].id}/${section}`)).toEqual([
      403,
      messageText("hi", "learning.topicLocked"),
    ]);
});

describe("the assistant's page", () => {
  test("has every question with its answer, and takes a message", async () => {
    const { browser } = await signUp("hi");
    await browser.open("/help/assistant?language=hi");
    expect(browser.heading).toBe(messageText("hi", "chat.pageTitle"));
    const folds = findAll(browser.main, isTag("details"));
    const inner = folds.flatMap((fold) => findAll(fold, isTag("details")).filter((each) => each !== fold));
    expect(inner).toHaveLength(62);
    for (const fold of inner) expect(findAll(fold, isTag("p")).map(textOf).join("").length).toBeGreaterThan(5);
    await browser.form("assistant-form").fill({ msg: "नमस्ते, Zzyx qwrtp" }).submit();
    expect(browser.text).toContain(messageText("hi", "chat.panel.sent"));
    expect(browser.text).toContain("नमस्ते, Zzyx qwrtp");
  });

  test("offers the nearest answers with what was typed, and a second press sends it", async () => {
    const { browser } = await signUp("en");
    const msg = "certificate kab milega";
    await browser.open("/help/assistant?language=en");
    await browser.form("assistant-form").fill({ msg }).submit();
    expect(browser.text).toContain(messageText("en", "chat.panel.nearest"));
    expect(browser.form("assistant-form").value("msg")).toBe(msg);
    await browser.form("assistant-form").submit();
    expect(browser.text).toContain(messageText("en", "chat.panel.sent"));
  });
});

describe("the complete-profile form", () => {
  test("opens with everything that is saved and every block of the district, and saves it again", async () => {
    const visitor = await signUp("hi");
    const saved = {
      state_id: 5,
      district: "Sitamarhi",
      block: "Bairgania",
      current_institute: "Middle School",
      employment_sector: "Government",
      school_type: "Primary School",
      place_of_residence: "Rural",
      teaching_subject: "Other:Kitchen garden",
      is_profile_complete: 1,
    };
    await visitor.call("PUT", "/users/profile", saved);
    const { browser } = visitor;
    const { is_profile_complete: _, ...shown } = saved;
    const expected = { ...shown, state_id: "5", teaching_subject: "Other", other_subject: "Kitchen garden" };
    for (const language of ["hi", "en", "hi"]) {
      await browser.open(`/usr/UpdateInfo?language=${language}`);
      expect(browser.form("current_institute").values()).toMatchObject(expected);
    }
    const blocks = browser.all((each) => each.tagName === "select" && attribute(each, "name") === "block");
    expect(blocks.flatMap((each) => findAll(each, isTag("option"))).length).toBeGreaterThan(10);
    await browser.form("current_institute").submit();
    expect(browser.path).toMatch(/^\/profile/);
    expect((await visitor.call("GET", "/users/profile")).data).toMatchObject(saved);
  });

  test("offers an educator the teacher variant, with a text field for another subject", async () => {
    const visitor = await signUp();
    await completeProfile(visitor, { profession: "Educators (school teachers/social workers)" });
    const { browser } = visitor;
    await browser.open("/usr/UpdateInfo");
    const form = () => browser.form("school_type");
    await form().fill({ school_type: "Primary School", teaching_subject: "Other" }).submit();
    expect(browser.text).toContain(messageText("en", "answers.writeOtherSubject"));
    await form().fill({ other_subject: "Kitchen garden" }).submit();
    expect(browser.path).toMatch(/^\/profile/);
    const { data } = await visitor.call("GET", "/users/profile");
    expect(data).toMatchObject({ school_type: "Primary School", teaching_subject: "Other:Kitchen garden" });
  });
});
