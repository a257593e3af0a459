import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { addSeconds, enqueue, flush, type Waiting } from "../../offline/queue/queue";
import { memoryStore } from "../../offline/queue/testing/memory-store";
import type { Person } from "../support/people";
import { type Network, post, sendOver } from "./network";

// A phone that goes away with saved topics, on which its learner does all that waits, and comes back.

/** `survey`: its topic and questions. `journal`: the topic with quiz, journal and discussion. */
export type Topics = {
  survey: { id: string; answers: Record<string, string> };
  journal: { id: string; pages: number; wrong: Map<string, string[]> };
};

export type Phone = {
  person: Person;
  store: ReturnType<typeof memoryStore>;
  /** What was done on it and must be on the portal. */
  done: { answers: Set<string>; comments: string[]; messages: string[]; journal: string; survey: string };
  /** How long it took from coming back until nothing waited, in ms. */
  returns: number[];
};

export function newPhone(person: Person): Phone {
  const done = { answers: new Set<string>(), comments: [], messages: [], journal: "", survey: "" };
  return { person, store: memoryStore(), done, returns: [] };
}

/** So many comments and messages an account may write in the time of a run (lib/platform/limits). */
const mostComments = 8;
const mostMessages = 12;
const between = (least: number, most: number) => least + Math.random() * (most - least);
const pickRandom = <Each>(all: Each[]): Each => all[Math.floor(Math.random() * all.length)] as Each;

type Saved = { attempt: number; questions: { id: string }[]; answered: { id: string }[] } | null;

/** Saves the topic, which begins an attempt. Null where the portal could not be reached. */
async function save(network: Network, { person }: Phone, { journal }: Topics): Promise<Saved> {
  const call = { path: `/offline/topics/${journal.id}`, body: { language: "en" } };
  const answer = await post(network, person, call).catch(() => null);
  if (!answer?.ok) return null;
  return ((await answer.json()) as { quiz: Saved }).quiz;
}

/** Saves topics, works without a connection and sends what waits, again and again until `untilMs`. */
export async function usePhone(network: Network, phone: Phone, topics: Topics, untilMs: number): Promise<void> {
  await wait(between(0, 5000));
  while (performance.now() < untilMs) {
    const saved = await save(network, phone, topics);
    const began = performance.now();
    const away = between(2000, 20_000);
    const open = saved?.questions.filter(({ id }) => saved.answered.every((each) => each.id !== id)) ?? [];
    while (performance.now() - began < away) {
      await act(phone, topics, saved && { attempt: saved.attempt, next: open.shift()?.id });
      await wait(between(300, 3000));
    }
    const back = performance.now();
    while (!(await comeBack(network, phone)) && performance.now() < untilMs) await wait(between(200, 1500));
    if (phone.store.all().every(({ refused }) => refused)) phone.returns.push(performance.now() - back);
  }
}

/** Sends what waits. @returns whether nothing waits any more */
export async function comeBack(network: Network, { person, store }: Phone): Promise<boolean> {
  const { stopped } = await flush(store, (entry) => sendOver(network, person, entry), person.marker);
  return stopped === "empty" && store.all().every(({ refused }) => refused !== undefined);
}

/** One thing that is done without a network. */
async function act(phone: Phone, topics: Topics, quiz: { attempt: number; next?: string } | null): Promise<void> {
  const { store, done, person } = phone;
  const { journal, survey } = topics;
  const call = (name: string, path: string, body: Waiting["body"], method: Waiting["method"] = "POST"): Waiting => ({
    account: person.marker,
    key: randomUUID(),
    name,
    method,
    path,
    body,
    about: { kind: "comment", title: name },
  });
  const note = `${person.id} ${randomUUID()}`;
  const kind = pickRandom(["quiz", "quiz", "quiz", "read", "draft", "journal", "survey", "comment", "message"]);
  if (kind === "quiz" && quiz?.next) {
    const name = `quiz/${journal.id}/${quiz.attempt}/${quiz.next}`;
    done.answers.add(`${quiz.attempt}/${quiz.next}`);
    const body = { questionId: quiz.next, choices: journal.wrong.get(quiz.next), attempt: quiz.attempt };
    // A second press, or a second tab, asks for the same once more.
    for (let press = 0; press < 2; press += 1)
      await enqueue(store, call(name, `/quiz/${journal.id}/answers`, body), "first");
  } else if (kind === "draft") {
    const body = { entry: note, language: "en" };
    await enqueue(store, call(`draft/${journal.id}`, `/users/journal-draft/${journal.id}`, body, "PUT"), "last");
  } else if (kind === "journal") {
    done.journal = enoughWords(`What I tried: ${note}.`, note);
    const body = { entry: done.journal, language: "en" };
    await enqueue(store, call(`journal/${journal.id}`, `/users/journal/${journal.id}`, body), "last");
  } else if (kind === "survey") {
    done.survey = note;
    const body = { ...survey.answers, "one-question": note };
    await enqueue(store, call(`survey/${survey.id}`, `/users/user_survey_data/${survey.id}`, body), "last");
  } else if (kind === "comment" && done.comments.length < mostComments) {
    done.comments.push(note);
    const path = `/users/update-discussion_comments/${journal.id}`;
    await enqueue(store, call(`comment/${note}`, path, { comment: note, topicId: journal.id }), "first");
  } else if (kind === "message" && done.messages.length < mostMessages) {
    done.messages.push(note);
    const body = { msg: note, key: randomUUID(), language: "en" };
    await enqueue(store, call(`message/${note}`, "/chatbot/post", body), "first");
  } else {
    const page = 1 + Math.floor(Math.random() * journal.pages);
    const body = { page, seconds: 0 };
    await addSeconds(store, call(`reading/${journal.id}/${page}`, `/offline/reading/${journal.id}`, body), 2);
  }
}
