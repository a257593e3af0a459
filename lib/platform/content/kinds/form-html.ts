import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { escapeHtml } from "../text/escape-html";
import type { FormQuestion } from "./form-questions";

/** A form's allowed HTML, whoever wrote it: fields, labels, plain text. No button, script or address. */
const allowed: Options = {
  tagNames: [
    "div",
    "p",
    "span",
    "strong",
    "em",
    "br",
    "ul",
    "ol",
    "li",
    "fieldset",
    "legend",
    "label",
    "input",
    "textarea",
    "select",
    "option",
  ],
  attributes: {
    "*": [["className", /^survey-/]],
    label: ["htmlFor", ["className", /^survey-/]],
    p: ["id", ["className", /^survey-/]],
    input: [
      "id",
      "name",
      "value",
      "checked",
      "maxLength",
      ["type", "text", "radio", "checkbox", "number", "date", "tel", "email"],
    ],
    textarea: ["id", "name", "rows", "maxLength"],
    select: ["id", "name"],
    option: ["value", "selected"],
  },
  ancestors: {},
  // Removes a default of the schema that would turn every input into a disabled checkbox, as in GitHub's task lists.
  required: {},
  clobber: [],
  strip: ["script", "style"],
};

/** rule: survey.form. */
export const longestAnswer = 4096;
const maxLengths = { text: 300, textarea: longestAnswer } as const;

/** A form's fields as HTML. Names and values are ids, so that they are the same in both languages. */
export function renderForm(questions: FormQuestion[], language: Language): string {
  return editForm(questions.map((question) => questionHtml(question, language)).join(""));
}

/** Removes everything but form fields from the tree and applies `edit` to it. */
export function editForm(html: string, edit: (tree: Root) => void = () => undefined): string {
  const pipeline = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, allowed)
    .use(() => (tree: Root) => edit(tree))
    .use(rehypeStringify);
  return String(pipeline.processSync(html));
}

const controls = ["input", "textarea", "select"];

/** Every named control of a form's tree, with the tags around it. */
export function visitControls(tree: Root, see: (control: Element, name: string) => void): void {
  visit(tree, "element", (node) => {
    const name = node.properties.name;
    if (controls.includes(node.tagName) && typeof name === "string" && name) see(node, name);
  });
}

function questionHtml(question: FormQuestion, language: Language): string {
  const id = `survey-${question.id}`;
  const label = escapeHtml(question[language]);
  const named = `id="${id}" name="${question.id}"`;
  switch (question.type) {
    case "text":
      return labelled(id, label, `<input type="text" ${named} maxlength="${maxLengths.text}">`);
    case "textarea":
      return labelled(id, label, `<textarea ${named} rows="4" maxlength="${maxLengths.textarea}"></textarea>`);
    case "select": {
      const options = question.options.map(
        (option) => `<option value="${option.id}">${escapeHtml(option[language])}</option>`,
      );
      return labelled(
        id,
        label,
        `<select ${named}><option value="">${escapeHtml(messagesIn(language).surveys.choose)}</option>${options.join("")}</select>`,
      );
    }
    default: {
      const hint =
        question.type === "checkbox"
          ? `<p class="survey-hint">${escapeHtml(messagesIn(language).surveys.chooseSeveral)}</p>`
          : "";
      const options = question.options.map(
        (option, index) =>
          `<label class="survey-option"><input type="${question.type}" id="${index === 0 ? id : `${id}-${option.id}`}" name="${question.id}" value="${option.id}"><span>${escapeHtml(option[language])}</span></label>`,
      );
      return `<fieldset class="survey-question"><legend class="survey-label">${label}</legend>${hint}${options.join("")}</fieldset>`;
    }
  }
}

function labelled(id: string, label: string, control: string): string {
  return `<div class="survey-question"><label class="survey-label" for="${id}">${label}</label>${control}</div>`;
}
