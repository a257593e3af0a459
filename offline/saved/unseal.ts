import type { SavedQuestion } from "../../lib/contract/learning/offline";

// Reads what lib/domain/offline/seal-question.ts has sealed.

const encoder = new TextEncoder();

function digest(use: string, salt: string, ids: string[]): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", encoder.encode([use, salt, ...[...ids].sort()].join(" ")));
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function open(sealed: string, key: ArrayBuffer): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const secret = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.slice(0, 12) }, secret, bytes.slice(12));
  return new TextDecoder().decode(text).trim();
}

/** What is said of an answer, as after an answer on the portal: the reason of each choice that may be told. */
export type Feedback = { correct: boolean; feedback: string; why: Map<string, { correct: boolean; why: string }> };

/** Marks an answer on this phone. The server marks it again. */
export async function markAnswer(question: SavedQuestion, choices: string[]): Promise<Feedback> {
  const { salt } = question;
  const correct = hex(await digest("right", salt, choices)) === question.right;
  const why: Feedback["why"] = new Map();
  for (const { id, sealed } of question.options) {
    if (!choices.includes(id)) continue;
    const told: { correct: boolean; why: string } = JSON.parse(await open(sealed, await digest("option", salt, [id])));
    // Of a wrong answer with several choices, the right ones among them are not told (rule: quiz.key-after-pass).
    if (correct || !told.correct) why.set(id, told);
  }
  const feedback = correct ? await open(question.feedback, await digest("feedback", salt, choices)) : "";
  return { correct, feedback, why };
}
