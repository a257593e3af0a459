import "server-only";
import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { editForm, visitControls } from "@/lib/api/content/form-html";
import { errorId } from "./survey-state";

export type Answers = Record<string, string>;
type Wrong = { name: string; message: string };

/** Fills a survey form's HTML with these answers, and puts the error message beside its field. */
export function fillForm(html: string, answers: Answers, wrong?: Wrong): string {
  return editForm(html, (tree) => {
    visitControls(tree, (control, name) => fill(control, answers[name] ?? ""));
    if (wrong) mark(tree, wrong);
  });
}

export function fieldNames(html: string): string[] {
  const names: string[] = [];
  editForm(html, (tree) => void names.push(...namesIn(tree)));
  return names;
}

/** Each question's field names in order. A form with fields outside of questions is one question. */
export function fieldsByQuestion(html: string): string[][] {
  const questions: string[][] = [];
  editForm(html, (tree) =>
    visit(tree, "element", (node) => {
      if (!isQuestion(node)) return;
      questions.push(namesIn({ type: "root", children: [node] }));
      return SKIP;
    }),
  );
  const all = fieldNames(html);
  return questions.every((names) => names.length > 0) && questions.flat().join() === all.join() ? questions : [all];
}

function namesIn(tree: Root): string[] {
  const names = new Set<string>();
  visitControls(tree, (_, name) => names.add(name));
  return [...names];
}

function fill(control: Element, answer: string): void {
  const { properties } = control;
  if (control.tagName === "textarea") control.children = [{ type: "text", value: answer }];
  else if (control.tagName === "select")
    visit(control, "element", ({ tagName, properties: option }) => {
      if (tagName === "option") option.selected = answer !== "" && String(option.value) === answer;
    });
  else if (properties.type === "radio" || properties.type === "checkbox")
    properties.checked = answer.split(",").includes(String(properties.value));
  else properties.value = answer;
}

/** Focuses the first control of that name, also without JavaScript, and adds the message at the end of its question. */
function mark(tree: Root, { name, message }: Wrong): void {
  let first = true;
  visitControls(tree, (control, each) => {
    if (each !== name) return;
    Object.assign(control.properties, { ariaInvalid: "true", ariaDescribedBy: errorId, autoFocus: first || undefined });
    first = false;
  });
  visit(tree, "element", (node) => {
    if (!isQuestion(node) || !namesIn({ type: "root", children: [node] }).includes(name)) return;
    node.children.push({
      type: "element",
      tagName: "p",
      properties: { id: errorId, className: ["survey-error"] },
      children: [{ type: "text", value: message }],
    });
    return false;
  });
}

function isQuestion(node: Element): boolean {
  return Array.isArray(node.properties.className) && node.properties.className.includes("survey-question");
}
