import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { campaignForm } from "@/components/campaigns/form-data";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";
import { teacherProps } from "./form-props";
import { TeacherForm } from "./teacher-form";
import { stepsOfVariant, type TeacherVariant, teacherVariants } from "./teacher-variants";

const course = { id: "growing-up-healthy", name: "Growing up healthy" };
const variants = Object.keys(teacherVariants) as TeacherVariant[];

async function renderForm(variant: TeacherVariant, language: Language = "en"): Promise<string> {
  return renderToStaticMarkup(<TeacherForm {...(await teacherProps(language, variant))} course={course} />);
}
const namesIn = (html: string) => [...html.matchAll(/<(?:input|select)[^>]*? name="(\w+)"/g)].map(([, name]) => name);
const selectOptions = (html: string, name: string) => {
  const select = new RegExp(`<select[^>]*? name="${name}".*?</select>`).exec(html)?.[0] ?? "";
  return [...select.matchAll(/<option[^>]*?value="([^"]+)"/g)].map(([, value]) => value);
};

const start = ["pageLanguage", "variant", "courseId", "courseName", "form_step", "firstName", "lastName", "username"];
const school = [
  "current_institute",
  "school_type",
  "teaching_subject",
  "other_subject",
  "gender",
  "mobile",
  "password",
  "confirmPassword",
];
const end = [...school, "language"];

test("the course variant asks for the state and its district, and for no block", async () => {
  const html = await renderForm("course");
  expect(namesIn(html).slice(0, 19)).toEqual([...start, "state_id", "district", ...end]);
  expect(selectOptions(html, "state_id")).toHaveLength(36);
});

test.each(["bihar", "rajasthan", "up"] as const)(
  "the %s variant has its state fixed, and asks for district and block",
  async (variant) => {
    expect(namesIn(await renderForm(variant)).slice(0, 19)).toEqual([...start, "district", "block", ...end]);
  },
);

test("a campaign in a state without blocks in the portal asks for no block, and its rules accept that", async () => {
  const props = await teacherProps("en", "bihar");
  const states = props.options.states.map((state) => ({ ...state, hasBlocks: false }));
  const html = renderToStaticMarkup(<TeacherForm {...props} options={{ ...props.options, states }} course={course} />);
  expect(/<select[^>]*name="block"/.test(html)).toBe(false);
  expect(/<input type="hidden"[^>]*name="block"[^>]*value="NA"/.test(html)).toBe(true);
  expect(/value="blocks"/.test(html)).toBe(false);
});

test("states stand in the alphabet of the language", async () => {
  for (const language of ["en", "hi"] as const) {
    const labels = (await teacherProps(language, "course")).options.states.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator(`${language}-IN`).compare));
  }
});

test.each(variants)("the %s variant asks for neither age nor profession nor sector", async (variant) => {
  for (const name of ["age", "profession", "employment_sector"])
    expect(namesIn(await renderForm(variant))).not.toContain(name);
});

test("Bihar offers its 38 districts, Rajasthan its 41, Uttar Pradesh five", async () => {
  expect(selectOptions(await renderForm("bihar"), "district")).toHaveLength(38);
  expect(selectOptions(await renderForm("rajasthan"), "district")).toHaveLength(41);
  expect(selectOptions(await renderForm("up"), "district")).toEqual([
    "Bahraich",
    "Barabanki",
    "Maharajganj",
    "Prayagraj",
    "Sitapur",
  ]);
});

test("the school types are the documented ones, and Uttar Pradesh has its own", async () => {
  for (const variant of ["course", "bihar", "rajasthan"] as const) {
    expect(selectOptions(await renderForm(variant), "school_type")).toEqual([
      "Primary School",
      "Secondary School",
      "NA (Not Applicable)",
    ]);
  }
  expect(selectOptions(await renderForm("up"), "school_type")).toEqual([
    "Primary School",
    "Upper Primary School",
    "Secondary School",
    "Senior Secondary School",
    "Ministry of Health and Family Welfare",
    "National Health Mission UP",
    "Others",
  ]);
});

describe.each(variants)("the %s variant", (variant) => {
  test("renders the fields of each step in that step, and shows the first one", async () => {
    const html = await renderForm(variant);
    const shown = html
      .split('data-step="')
      .slice(1)
      .map((step) => new Set(namesIn(step)));
    // What a minor is asked for is not rendered for a teacher.
    const asked = stepsOfVariant(variant).map((fields) => fields.filter((field) => field !== "guardian_email"));
    for (const [index, fields] of asked.entries())
      expect([...(shown[index] ?? [])]).toEqual(expect.arrayContaining(fields));
    expect([...html.matchAll(/<div( hidden="")? data-step/g)].map(([, hidden]) => Boolean(hidden))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("offers the subjects of the list, then Not Applicable and Other", async () => {
    const subjects = selectOptions(await renderForm(variant), "teaching_subject");
    expect(subjects.slice(-2)).toEqual(["Not Applicable", "Other"]);
    expect(subjects.length).toBeGreaterThan(22);
    expect(/<input[^>]*name="other_subject"[^>]*>/.exec(await renderForm(variant))?.[0]).toContain('maxLength="25"');
  });

  test("offers the genders Male, Female and Other", async () => {
    expect(selectOptions(await renderForm(variant), "gender")).toEqual(["Male", "Female", "Other"]);
  });

  test("without JavaScript brings the lists that depend on a choice by a button", async () => {
    const buttons = [
      ...(await renderForm(variant)).matchAll(
        /<div class="without-script contents"><button type="submit"[^>]*? value="(\w+)" name="step"/g,
      ),
    ].map(([, step]) => step);
    expect(buttons).toEqual([teacherVariants[variant].asksBlock ? "blocks" : "districts"]);
  });

  test("is the same in Hindi, with Hindi words before the English values", async () => {
    const html = await renderForm(variant, "hi");
    expect(namesIn(html)).toEqual(namesIn(await renderForm(variant)));
    expect(html.includes(messagesIn("hi").accounts.schoolType)).toBe(true);
    expect(selectOptions(html, "teaching_subject")).toContain("Mathematics");
    expect(html.includes("गणित")).toBe(true);
  });
});

test("Bihar calls a block प्रखंड, the others ब्लॉक", async () => {
  expect((await renderForm("bihar", "hi")).includes("प्रखंड *")).toBe(true);
  expect((await renderForm("up", "hi")).includes("ब्लॉक *")).toBe(true);
});

test("the form of Uttar Pradesh has its own title, the way to the login, and the note on terms and privacy", async () => {
  const data = await campaignForm("up", "en");
  const html = renderToStaticMarkup(<CampaignForm {...data} course={course} />);
  expect(data.texts.title).toBe("ENROLL NOW");
  expect(html.includes("Already have an account?")).toBe(true);
  for (const href of ["/login?rdir=%2Finfo%2Fcourse%2Fgrowing-up-healthy", "/terms-and-condition", "/privacy-policy"])
    expect(html.includes(`href="${href}"`)).toBe(true);
});

test("without JavaScript one missing field has the documented sentence and its name above the form, and its own text at the field", async () => {
  const props = await teacherProps("en", "course");
  const { fillRequired, enterFirstName } = props.words;
  const render = (documented?: string) => {
    const problems = [{ field: "firstName", key: "enterFirstName", message: enterFirstName, documented }];
    return renderToStaticMarkup(<TeacherForm {...props} course={course} before={{ problems, values: {} }} />);
  };
  const summary = (html: string) => /<section[^>]* data-error="".*?<\/section>/.exec(html)?.[0];
  expect(summary(render(fillRequired))).toContain(`<p class="font-bold">${fillRequired}</p>`);
  expect(summary(render(fillRequired))).toMatch(
    new RegExp(`<a href="#[^"]*firstName[^"]*"[^>]*>${props.texts.firstName}</a>`),
  );
  expect(render(fillRequired)).toMatch(new RegExp(`firstName[^"]*-error" data-error=""[^>]*>.*${enterFirstName}`));
  expect(summary(render())).toBeUndefined();
});
