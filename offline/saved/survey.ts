import type { StoredTopic } from "../queue/database";
import { el, withHtml } from "./dom";
import type { Here } from "./frame";
import { keepCall } from "./waiting";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The answers by name; several of one name are joined by commas (rule: survey.every-field). */
function readAnswers(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  const names = [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].map(
    ({ name }) => name,
  );
  return Object.fromEntries([...new Set(names)].map((name) => [name, given.getAll(name).map(String).join(",")]));
}

/** The questions of a saved page. Their HTML was made and sanitised by the portal, as on its own page. */
export function surveyForm(
  { words, account }: Here,
  { topicId, topic, language }: StoredTopic,
  html: string,
): HTMLElement {
  const said = el("p", { role: "status" });
  const submit = async (event: Event) => {
    event.preventDefault();
    const answers = readAnswers(form);
    const missing = Object.entries(answers).find(([, answer]) => answer.trim() === "");
    if (missing) {
      said.textContent = words.formMissing;
      form.querySelector<HTMLElement>(`[name="${CSS.escape(missing[0])}"]`)?.focus();
      return;
    }
    await keepCall(
      account,
      {
        name: `survey/${topicId}/${Object.keys(answers).join(",")}`,
        method: "POST",
        path: `/users/user_survey_data/${topicId}`,
        body: answers,
        text: Object.values(answers).join("\n"),
        about: { kind: "survey", title: topic.name },
      },
      "last",
    );
    said.textContent = words.kept;
  };
  const form = el(
    "form",
    { class: "survey", novalidate: true, onsubmit: (event) => void submit(event) },
    el("h2", {}, words.formTitle),
    el("p", { class: "soft" }, words.formText),
    withHtml("div", html, { lang: language }),
    said,
    el("button", { type: "submit", class: "button" }, words.send),
  );
  return form;
}
