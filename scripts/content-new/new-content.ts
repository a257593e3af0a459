import fs from "node:fs";
import path from "node:path";
import { CommandError } from "../command/command-error";

/** How the place of each kind is written; the last part is the id of what is made. */
export const places = {
  course: "its-id",
  topic: "course/module/its-id",
  article: "topic/its-id",
  case: "course/its-id",
  plan: "its-id",
  diagram: "its-id",
};
export type Kind = keyof typeof places;
export const kinds = Object.keys(places) as Kind[];

const templates = path.join(import.meta.dirname, "templates");
const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Order = { kind: Kind; place: string; theme?: string | undefined; today: string };

/**
 * Makes the files of a course, topic, article, case, class plan or diagram. Their texts say what belongs there, behind
 * a pencil (✎); `npm run content` refuses each until it is written.
 * @param root - the content folder
 * @returns the files that were made or extended, below the root
 * @throws CommandError in words for its user: a place of another form, one that is there already, an unknown theme
 */
export function newContent(root: string, { kind, place, theme, today }: Order): string[] {
  const parts = place.split("/");
  const name = parts.at(-1) ?? "";
  if (parts.length !== places[kind].split("/").length || !parts.every((part) => id.test(part)))
    throw new CommandError(`The place of a ${kind} is written ${places[kind]}, in small letters joined by hyphens.`);
  const made: string[] = [];
  /** Copies a template or a folder of them. */
  const copy = (template: string, target: string, values: Record<string, string> = {}) => {
    const [from, to] = [path.join(templates, template), path.join(root, target)];
    if (fs.existsSync(to)) throw new CommandError(`${target} is there already.`);
    const all: Record<string, string> = { ID: name, TODAY: today, ...values };
    for (const each of fs.statSync(from).isDirectory() ? fs.readdirSync(from) : [""]) {
      const source = fs.readFileSync(path.join(from, each), "utf8");
      const text = source.replaceAll(/__([A-Z]+)__/g, (mark, key: string) => all[key] ?? mark);
      fs.mkdirSync(path.dirname(path.join(to, each)), { recursive: true });
      fs.writeFileSync(path.join(to, each), text);
      made.push(path.posix.join(target, each));
    }
  };
  const addToTheme = (list: "topics" | "articles", entry: string) => made.push(extendTheme(root, theme, list, entry));

  const makeTopic = (moduleFolder: string, key: string) =>
    copy("topic", `${moduleFolder}/${nextNumber(root, moduleFolder)}-${key}`, { ID: key });
  const [first = "", second = ""] = parts;
  const make: Record<Kind, () => void> = {
    course: () => {
      requireTheme(root, theme);
      const firstTopic = `${name}-first-topic`;
      copy("course", `courses/${name}`, { CODE: nextFreeNumber(root, "courses/*/course.yaml", "code") });
      const module = `courses/${name}/01-first-module`;
      copy("module", module, { ID: `${name}-first-module` });
      makeTopic(module, firstTopic);
      addToTheme("topics", firstTopic);
    },
    topic: () => {
      requireTheme(root, theme);
      requireFolder(root, `courses/${first}`, "course");
      const course = `courses/${first}`;
      if (isTopic(root, name)) throw new CommandError(`${name} is the id of another topic.`);
      const known = findModuleFolder(root, course, second);
      const module = known ?? `${course}/${nextNumber(root, course)}-${second}`;
      if (!known) copy("module", module, { ID: second });
      makeTopic(module, name);
      addToTheme("topics", name);
    },
    article: () => {
      const topics = fs.readFileSync(path.join(root, "topics.yaml"), "utf8");
      if (!new RegExp(`^- slug: ${first}$`, "m").test(topics))
        throw new CommandError(`${first} is no topic of topics.yaml.`);
      const whole = new RegExp(`^  articles: \\[(?:.*, )?${first}[,\\]]`, "m").test(readThemes(root));
      if (!whole) requireTheme(root, theme);
      copy("article", `articles/${place}`, { TOPIC: first });
      if (!whole) addToTheme("articles", place);
    },
    case: () => {
      requireFolder(root, `courses/${first}`, "course");
      copy("case.yaml", `courses/${first}/cases/${name}.yaml`);
    },
    plan: () => {
      const number = nextFreeNumber(root, "class-plans/*.yaml", "number");
      copy("plan.yaml", `class-plans/${name}.yaml`, { THEME: requireTheme(root, theme), NUMBER: number });
    },
    diagram: () => copy("diagram.yaml", `drawings/${name}.yaml`, { THEME: requireTheme(root, theme) }),
  };
  make[kind]();
  return made;
}

const readThemes = (root: string): string => fs.readFileSync(path.join(root, "themes.yaml"), "utf8");

/** @throws where the theme is missing or unknown: the page of the programme lists everything by themes */
function requireTheme(root: string, theme: string | undefined): string {
  const known = [...readThemes(root).matchAll(/^- id: ([\w-]+)$/gm)].map(([, key]) => key);
  if (!theme || !known.includes(theme)) throw new CommandError(`--theme must be one of ${known.join(", ")}.`);
  return theme;
}

function extendTheme(root: string, theme: string | undefined, list: "topics" | "articles", entry: string): string {
  const source = readThemes(root);
  const line = new RegExp(`(^- id: ${requireTheme(root, theme)}\\n(?:  .*\\n)*?  ${list}: \\[)(.*)\\]$`, "m");
  if (!line.test(source)) throw new CommandError(`The theme ${theme} has no list of ${list} in themes.yaml.`);
  const add = (_: string, before: string, all: string) => `${before}${all ? `${all}, ` : ""}${entry}]`;
  fs.writeFileSync(path.join(root, "themes.yaml"), source.replace(line, add));
  return "themes.yaml";
}

function requireFolder(root: string, folder: string, what: string): void {
  if (fs.existsSync(path.join(root, folder))) return;
  const there = fs.readdirSync(path.join(root, path.dirname(folder)));
  throw new CommandError(`${path.basename(folder)} is no ${what}; there are ${there.join(", ")}.`);
}

/** The folder of a module, which its id or its name without the number names. */
function findModuleFolder(root: string, parent: string, key: string): string | undefined {
  const found = fs.readdirSync(path.join(root, parent)).find((name) => {
    const file = path.join(root, parent, name, "module.yaml");
    const hasId = fs.existsSync(file) && new RegExp(`^id: ${key}$`, "m").test(fs.readFileSync(file, "utf8"));
    return hasId || name.replace(/^\d+-/, "") === key;
  });
  return found && `${parent}/${found}`;
}

function isTopic(root: string, key: string): boolean {
  const files = fs.globSync("courses/**/topic.yaml", { cwd: root });
  return files.some((file) => new RegExp(`^id: ${key}$`, "m").test(fs.readFileSync(path.join(root, file), "utf8")));
}

/** Folders stand in the order of their numbers: 01, 02. */
function nextNumber(root: string, folder: string): string {
  const at = path.join(root, folder);
  const numbers = fs.existsSync(at) ? fs.readdirSync(at).map((name) => Number.parseInt(name, 10) || 0) : [];
  return String(Math.max(0, ...numbers) + 1).padStart(2, "0");
}

/** One more than the highest number in this field of the files. */
function nextFreeNumber(root: string, files: string, field: string): string {
  const texts = fs.globSync(files, { cwd: root }).map((file) => fs.readFileSync(path.join(root, file), "utf8"));
  const numbers = texts.map((text) => Number(new RegExp(`^${field}: (\\d+)$`, "m").exec(text)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1);
}
