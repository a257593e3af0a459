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
  button: string;
  /** What the portal has of the text. Without it, whatever is written after a text was sent is another text. */
  begin?: string;
  /** The words of a box below the text, for its writer to tick. */
  box?: string;
  /** What the portal would refuse, in words; null where it would take the text. */
  check?: (text: string) => string | null;
  /** Called with each change, after a pause. */
  typed?: (text: string) => Promise<void>;
  call: (text: string, ticked: boolean) => NewCall;
};

const pauseMs = 400;

/** A text that is kept on this phone while it is typed, and sent when there is internet. */
async function textForm(
  here: Here,
  { name, label, hint, button, begin, box, check, typed, call }: Field,
): Promise<HTMLElement> {
  const { account, words } = here;
  const kept = await readDone(account, `text/${name}`);
  const isOne = begin !== undefined;
  const size = isOne ? { rows: 8, maxlength: 10_000 } : { rows: 4, maxlength: 2000 };
  const area = el("textarea", { id: "text", name: "text", ...size });
  const before = begin ?? "";
  area.value = typeof kept === "string" ? kept : before;
  const write = () => writeDone(account, `text/${name}`, area.value);
  const tick = el("input", { type: "checkbox" });
  const said = el("p", { role: "status" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping = Promise.resolve();
  const keep = async () => {
    await write();
    await typed?.(area.value);
    said.textContent = words.draftKept;
  };
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      keeping = keep();
    }, pauseMs);
  });
  document.addEventListener("visibilitychange", () => area.value !== before && void write());
  const submit = async (event: Event) => {
    event.preventDefault();
    clearTimeout(timer);
    // Its message would replace the one of this press, and its draft would be sent after the text.
    await Promise.allSettled([keeping]);
    const text = area.value.trim();
    const problem = text === "" ? words.empty : check?.(text);
    if (problem) {
      said.textContent = problem;
      area.focus();
      return;
    }
    await keepCall(account, isOne ? "last" : "first", call(text, tick.checked));
    if (!isOne && area.value.trim() === text) {
      area.value = "";
      await write();
    }
    said.textContent = words.kept;
  };
  return el(
    "form",
    { class: "writing", onsubmit: (event) => void submit(event) },
    el("label", { for: "text" }, label),
    hint && el("p", { class: "soft" }, hint),
    area,
    box && el("label", { class: "box" }, tick, el("span", box)),
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
  const call = (kind: "draft" | "journal", made: Pick<NewCall, "method" | "path" | "body" | "text">): NewCall => ({
    ...made,
    name: `${kind}/${topicId}`,
    about: { kind, title: topic.name },
  });
  const form = await textForm(here, {
    name: `journal/${topicId}`,
    label: words.journalLabel,
    button: words.journalSave,
    begin: journal.text,
    ...(journal.reviewed ? { box: words.journalReviewed } : { hint: words.journalPrivate }),
    check: (text) => {
      const missing = ownWordsProblem(text, [journal.prompt], journalLength);
      return missing && fill(words[missing.key], missing.values);
    },
    typed: (text) => {
      const path = `/users/journal-draft/${topicId}`;
      return keepCall(account, "last", call("draft", { method: "PUT", path, body: { entry: text, language }, text }));
    },
    call: (text, shown) => {
      const readers = journal.reviewed ? { readers: shown ? "coordinator" : "learner" } : {};
      const body = { entry: text, language, ...readers };
      return call("journal", { method: "POST", path: `/users/journal/${topicId}`, body, text });
    },
  });
  showTopicPage(here, stored, { section: "reflective_journal" }, [
    el("h1", words.journal),
    withHtml("div", journal.prompt, { class: "prose" }),
    form,
  ]);
  return true;
}

export async function showDiscussion(here: Here, stored: StoredTopic): Promise<boolean> {
  const { topicId, topic } = stored;
  const { words } = here;
  const { discussion } = topic;
  if (!discussion) return false;
  const name = `comment/${topicId}`;
  const form = await textForm(here, {
    name,
    label: words.commentLabel,
    hint: words.commentHint,
    button: words.commentSend,
    call: (text) => ({
      name: `${name}/${text}`,
      method: "POST",
      path: `/users/update-discussion_comments/${discussion.slug}`,
      body: { comment: text, topicId },
      text,
      about: { kind: "comment", title: topic.name },
    }),
  });
  showTopicPage(here, stored, { section: "discussion" }, [
    el("h1", words.discussion),
    withHtml("div", discussion.text, { class: "prose" }),
    form,
  ]);
  return true;
}

/** A message to the coordinator, at `/offline/message`. */
export async function showMessage(here: Here): Promise<void> {
  const { words, stored } = here;
  const form = await textForm(here, {
    name: "message",
    label: words.messageLabel,
    hint: words.messageText,
    button: words.send,
    call: (text) => ({
      name: `message/${text}`,
      method: "POST",
      path: "/chatbot/post",
      // The server knows a message by its own name too.
      body: { msg: text, key: crypto.randomUUID(), language: stored.courses[0]?.language ?? "en" },
      text,
      about: { kind: "message", title: text.slice(0, 60) },
    }),
  });
  showFrame(here, {
    title: words.message,
    back: { href: "/offline", label: words.toList },
    content: [el("h1", words.message), form],
  });
}
