import { createCipheriv, createHash, randomBytes } from "node:crypto";
import type { SavedQuestion } from "../../contract/learning/offline";
import type { QuizQuestion } from "../../contract/quizzes";

/** What a sealed part is for, so that no two have the same key (offline/saved/quiz.ts reads them). */
type Use = "right" | "feedback" | "option";

const digest = (use: Use, salt: string, ids: string[]) =>
  createHash("sha256")
    .update([use, salt, ...[...ids].sort()].join(" "))
    .digest();

/**
 * A question whose key cannot be read off the screen or out of what is saved: a salted digest says whether an answer is
 * right, and what is said of an answer opens with that answer. A program that tries every answer finds the right one;
 * the server marks what is sent by itself, once for each question (threats T4, T40).
 */
export function sealQuestion({ id, question, op_type, options, feedback, lesson }: QuizQuestion): SavedQuestion {
  const salt = randomBytes(12).toString("hex");
  const right = options.filter((option) => option.correct).map((option) => option.id);
  return {
    ...{ id, question, op_type, salt, lesson },
    options: options.map(({ id, option, correct, why }) => ({
      ...{ id, option },
      sealed: encrypt(JSON.stringify({ correct: correct === true, why: why ?? "" }), digest("option", salt, [id])),
    })),
    right: digest("right", salt, right).toString("hex"),
    feedback: encrypt(feedback ?? "", digest("feedback", salt, right)),
  };
}

/** The length says nothing: a right option's text is as long as any other's. */
function padded(text: string): string {
  return text + " ".repeat((256 - (Buffer.byteLength(text) % 256)) % 256);
}

/** AES-GCM; in base64 the nonce of 12 bytes, the text, and the tag of 16 bytes, as WebCrypto has them. */
function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(padded(text), "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64",
  );
}
