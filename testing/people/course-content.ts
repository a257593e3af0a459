import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

type QuizFile = {
  questions: { id: string; type: "radio" | "checkbox"; options: { id: string; correct?: boolean }[] }[];
};
export type Topic = {
  id: string;
  pages: number;
  hasJournal: boolean;
  questions: { id: string; right: string[]; wrong: string }[];
};

export const courseId = "growing-up-healthy";

/** The ids of all courses. */
export function courseIds(): string[] {
  return listFolders(path.join("content", "courses")).map((folder) => path.basename(folder));
}

/** A course's topics in order, with the key to their quizzes, straight from the content files. */
export function readCourse(id = courseId): Topic[] {
  const folder = path.join("content", "courses", id);
  return listFolders(folder).flatMap((module) => listFolders(module).map(readTopic));
}

function readTopic(folder: string): Topic {
  const topic = parse(fs.readFileSync(path.join(folder, "topic.yaml"), "utf8")) as { id: string; journal?: unknown };
  const quizFile = path.join(folder, "quiz.yaml");
  const quiz = fs.existsSync(quizFile) ? (parse(fs.readFileSync(quizFile, "utf8")) as QuizFile) : { questions: [] };
  return {
    id: topic.id,
    pages: fs.readdirSync(folder).filter((name) => name.endsWith(".en.md")).length,
    hasJournal: topic.journal !== undefined,
    questions: quiz.questions.map(({ id, options }) => ({
      id,
      right: options.filter((option) => option.correct).map((option) => option.id),
      wrong: options.find((option) => !option.correct)?.id ?? "",
    })),
  };
}

function listFolders(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
