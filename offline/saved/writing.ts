import { journalLength, ownWordsProblem } from "../../lib/contract/rules/own-words";
import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { el, withHtml } from "./dom";
import { type Here, helplines, showFrame } from "./frame";
import { readDone, writeDone } from "./stored";
import { showTopicPage } from "./topic-page";
import { keepCall, type NewCall } from "./waiting";

type Field = {
  name: string;
  label: string;
  hint?: string;
  rows: number;
  longest: number;
  button: string;
  begin: string;
  /** A box below the text, and whether it is ticked. */
  box?: { label: string };
  /** What the portal would refuse, in words; null where it would take the text. */
  check?: (text: string) => string | null;
  /** Called with each change, after a pause. */
  typed?: (text: string) => Promise<void>;
  send: (text: string, ticked: boolean) => Promise<void>;
  /** Whether the field is empty once its text waits to be sent: what is written next is another text. */
  empties?: boolean;
};

const pauseMs = 400;

/** A text that is kept on this phone while it is typed, and sent when there is internet. */
async function textForm(
  here: Here,
  { name, label, hint, rows, longest, button, begin, box, check, typed, send, empties }: Field,
): Promise<HTMLElement> {
  const { account, words } = here;
  const kept = await readDone(account, `text/${name}`);
  const area = el("textarea", { id: "text", name: "text", rows, maxlength: longest });
  area.value = typeof kept === "string" ? kept : begin;
  const tick = box && el("input", { type: "checkbox" });
  const said = el("p", { role: "status" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async () => {
    await writeDone(account, `text/${name}`, area.value);
    await typed?.(area.value);
    said.textContent = words.draftKept;
  };
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), pauseMs);
  });
  document.addEventListener(
    "visibilitychange",
    () => area.value !== begin && void writeDone(account, `text/${name}`, area.value),
  );
  const submit = async (event: Event) => {
    event.preventDefault();
    clearTimeout(timer);
    const text = area.value.trim();
    const problem = text === "" ? words.empty : check?.(text);
    if (problem) {
      said.textContent = problem;
      area.focus();
      return;
    }
    await send(text, tick?.checked ?? false);
    if (empties && area.value.trim() === text) {
      area.value = "";
      await writeDone(account, `text/${name}`, "");
    }
    said.textContent = words.kept;
  };
  return el(
    "form",
    { class: "writing", onsubmit: (event) => void submit(event) },
    el("label", { for: "text" }, label),
    hint ? el("p", { class: "soft" }, hint) : null,
    area,
    box && tick ? el("label", { class: "box" }, tick, el("span", {}, box.label)) : null,
    said,
    el("button", { type: "submit", class: "button" }, button),
    helplines(here),
  );
}

export async function showJournal(here: Here, stored: StoredTopic): Promise<boolean> {
  const { topicId, language, topic } = stored;
  const { words, account } = here;
  const { journal } = topic;
  if (!journal) return false;
  const name = `journal/${topicId}`;
  const call = (kind: "draft" | "journal", made: Pick<NewCall, "method" | "path" | "body" | "text">): NewCall => ({
    ...made,
    name: `${kind}/${topicId}`,
    about: { kind, title: topic.name },
  });
  const form = await textForm(here, {
    name,
    label: words.journalLabel,
    rows: 8,
    longest: 10_000,
    button: words.journalSave,
    begin: journal.text,
    ...(journal.reviewed ? { box: { label: words.journalReviewed } } : { hint: words.journalPrivate }),
    check: (text) => {
      const missing = ownWordsProblem(text, [journal.prompt], journalLength);
      return missing && fill(words[missing.key], missing.values);
    },
    typed: (text) =>
      keepCall(
        account,
        call("draft", {
          method: "PUT",
          path: `/users/journal-draft/${topicId}`,
          body: { entry: text, language },
          text,
        }),
        "last",
      ),
    send: (text, shown) => {
      const readers = journal.reviewed ? { readers: shown ? "coordinator" : "learner" } : {};
      const body = { entry: text, language, ...readers };
      return keepCall(
        account,
        call("journal", { method: "POST", path: `/users/journal/${topicId}`, body, text }),
        "last",
      );
    },
  });
  showTopicPage(here, stored, { section: "reflective_journal" }, [
    el("h1", {}, words.journal),
    withHtml("div", journal.prompt, { class: "prose" }),
    form,
  ]);
  return true;
}

export async function showDiscussion(here: Here, stored: StoredTopic): Promise<boolean> {
  const { topicId, topic } = stored;
  const { words, account } = here;
  const { discussion } = topic;
  if (!discussion) return false;
  const name = `comment/${topicId}`;
  const form = await textForm(here, {
    name,
    label: words.commentLabel,
    hint: words.commentHint,
    rows: 4,
    longest: 2000,
    button: words.commentSend,
    begin: "",
    send: async (text) => {
      const path = `/users/update-discussion_comments/${discussion.slug}`;
      const about = { kind: "comment" as const, title: topic.name };
      await keepCall(
        account,
        { name: `${name}/${text}`, method: "POST", path, body: { comment: text, topicId }, text, about },
        "first",
      );
    },
    empties: true,
  });
  showTopicPage(here, stored, { section: "discussion" }, [
    el("h1", {}, words.discussion),
    withHtml("div", discussion.text, { class: "prose" }),
    form,
  ]);
  return true;
}

/** A message to the coordinator, at `/offline/message`. */
export async function showMessage(here: Here): Promise<void> {
  const { words, account, stored } = here;
  const language = stored.courses[0]?.language ?? "en";
  const form = await textForm(here, {
    name: "message",
    label: words.messageLabel,
    hint: words.messageText,
    rows: 4,
    longest: 2000,
    button: words.send,
    begin: "",
    send: async (text) => {
      // The server knows a message by its own name too.
      const body = { msg: text, key: crypto.randomUUID(), language };
      const about = { kind: "message" as const, title: text.slice(0, 60) };
      await keepCall(
        account,
        { name: `message/${text}`, method: "POST", path: "/chatbot/post", body, text, about },
        "first",
      );
    },
    empties: true,
  });
  showFrame(here, {
    title: words.message,
    back: { href: "/offline", label: words.toList },
    content: [el("h1", {}, words.message), form],
  });
}
