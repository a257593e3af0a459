import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import type * as z from "zod";
import { anyLanguage, inEachLanguage, type Language, type Text } from "../i18n/language";
import { attempt, BrokenContent, brokenAt, type Problem, throwIfBroken } from "./broken";
import { type Fact, insertFacts, uncoveredFigures } from "./facts/facts";
import type { Source } from "./facts/sources";
import { expandHelplines, type Helpline, ifNobodyAnswers, linkHelplines, withNextNumbers } from "./kinds/helplines";
import { parseOnce } from "./parsed-sources";
import { type Emergency, insertEmergencies } from "./shared/emergencies";
import { insertSharedTexts, insertSharedTextsInYaml, type SharedText } from "./shared/shared-texts";
import { mapTexts } from "./text/map-texts";
import { renderMarkdown } from "./text/markdown";
import { insertMade, type MadeFiles } from "./text/markdown-blocks";
import { proseProblems, yamlProseProblems } from "./text/prose";

const languageOfFile = new RegExp(`(?:^|[./])(${anyLanguage})\\.md$`);

/**
 * What is written once and named in many texts. Without `helplines` (while they are being read themselves) texts are
 * not checked for their numbers. `made`: each null while it is being read, or is broken.
 */
type Registers = {
  helplines: Helpline[];
  sharedTexts: SharedText[];
  emergencies: Emergency[];
  facts: Fact[];
  sources: Source[];
  made: MadeFiles;
};

/** Reads content files below one folder; names them by their path inside it when they are broken. */
export class ContentFiles {
  private readonly registers: Registers;
  private registersHash: string | undefined;

  /** `published`: the folder with the files that addresses such as /recordings/its-name.mp3 lead to. */
  constructor(
    readonly root: string,
    registers: Partial<Registers> = {},
    readonly published = path.join(process.cwd(), "public"),
  ) {
    const made = { board: null, scene: null, exercise: null };
    this.registers = { helplines: [], sharedTexts: [], emergencies: [], facts: [], sources: [], made, ...registers };
  }

  /** Folder names below a folder, in the order of their names. */
  folders(inside: string): string[] {
    const folder = path.join(this.root, inside);
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  }

  names(inside: string): string[] {
    return fs.readdirSync(path.join(this.root, inside)).sort();
  }

  has(file: string): boolean {
    return fs.existsSync(path.join(this.root, file));
  }

  /** The sources that a file names by their keys; "none" is no key. @throws BrokenContent */
  sources(file: string, keys: string[] | "none"): Source[] {
    return (keys === "none" ? [] : keys).map((key) => {
      const found = this.registers.sources.find((each) => each.key === key);
      if (!found) throw brokenAt(file, "sources", `names ${key}, which is no source of sources.yaml`);
      return found;
    });
  }

  /** A Markdown file as it is written, with the shared texts, emergencies and facts that it names. */
  text(file: string): string {
    return this.once("text", file, (source) => this.whole(file, source));
  }

  private whole(file: string, source: string): string {
    const { helplines, sharedTexts, emergencies, facts } = this.registers;
    if (helplines.length > 0) {
      throwIfBroken(
        source.split("\n").flatMap((line, index) => proseProblems(file, `line ${index + 1}`, line, helplines)),
      );
    }
    const language = languageOfFile.exec(file)?.[1] as Language | undefined;
    if (!language) return source;
    if (facts.length > 0) throwIfBroken(uncoveredFigures(file, source, facts));
    const whole = insertSharedTexts(file, source, language, sharedTexts);
    return insertFacts(file, insertEmergencies(file, whole, language, emergencies), language, facts);
  }

  /** @throws BrokenContent */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    return this.once(`yaml ${numberOf(schema)}`, file, (source) => this.fields(file, source, schema));
  }

  /** The same of a file that need not be there. @throws BrokenContent */
  yamlIfAny<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    return this.has(file) ? this.yaml(file, schema) : undefined;
  }

  /**
   * What is made of one file. It is remembered until the file, what is written once for many texts, or `also` changes.
   * @returns a copy: references in loaded content are replaced in place (references.ts). @throws BrokenContent
   */
  once<Value>(kind: string, file: string, make: (source: string) => Value, also = ""): Value {
    const source = this.read(file);
    const { made, ...written } = this.registers;
    this.registersHash ??= hashOf(written);
    return structuredClone(parseOnce(`${kind} ${file} ${this.registersHash} ${also}`, source, () => make(source)));
  }

  /**
   * Reads the files `<folder>/<id>.yaml`, which are made of `parts`, and reports what is wrong with all of them together.
   * @throws BrokenContent
   */
  each<Made>(
    { folder, kind, parts }: { folder: string; kind: string; parts: object },
    read: (file: string, id: string) => { made: Made; wrong: Problem[] },
  ): Made[] {
    const partsHash = hashOf(parts);
    const problems: Problem[] = [];
    const readOne = (name: string) => {
      const file = `${folder}/${name}`;
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(name)) throw brokenAt(file, "", `is not named like my-${kind}.yaml`);
      const { made, wrong } = this.once(kind, file, () => read(file, path.basename(name, ".yaml")), partsHash);
      problems.push(...wrong);
      return made;
    };
    const names = this.names(folder).filter((name) => !["README.md", "parts", "parts.yaml"].includes(name));
    const all = names.flatMap((name) => attempt(problems, () => readOne(name)) ?? []);
    throwIfBroken(problems);
    return all;
  }

  private fields<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.infer<Schema> {
    const value = parseYaml(file, source);
    const { helplines, sharedTexts } = this.registers;
    if (helplines.length > 0) throwIfBroken(yamlProseProblems(file, value, helplines));
    const whole =
      sharedTexts.length > 0 && source.includes("{text:") ? insertSharedTextsInYaml(file, value, sharedTexts) : value;
    return this.checked(file, whole, schema);
  }

  /** Markdown as HTML, with its facts; a helpline becomes a link that a phone dials. @throws BrokenContent */
  html(file: string, source: string, language: Language): string {
    const { helplines, facts, made } = this.registers;
    const withFacts = insertFacts(file, source, language, facts);
    return insertMade(
      file,
      renderMarkdown(
        file,
        linkHelplines(withNextNumbers(withFacts, language, helplines), language, helplines),
        language,
      ),
      language,
      made,
    );
  }

  /** A text of a YAML file as HTML in each language. @throws BrokenContent */
  htmlOf(file: string, text: Text): Text {
    return inEachLanguage((language) => this.html(file, text[language], language));
  }

  /** Markdown files without heads, one for each language, as HTML. @throws BrokenContent */
  htmlOfFiles(name: (language: Language) => string): Text {
    return inEachLanguage((language) => this.html(name(language), this.text(name(language)), language));
  }

  /** Markdown files with heads, one for each language: their heads, and the texts below as HTML. @throws BrokenContent */
  headed<Schema extends z.ZodType>(name: (language: Language) => string, head: Schema) {
    const read = inEachLanguage((language) => this.markdown(name(language), head));
    return {
      heads: inEachLanguage((language) => read[language].head),
      html: inEachLanguage((language) => this.html(name(language), read[language].body, language)),
    };
  }

  /** What to do if nobody answers at this helpline, with references to the numbers. */
  nobodyAnswers(key: string, language: Language): string {
    return ifNobodyAnswers([key], language, this.registers.helplines);
  }

  /** What was read from a YAML file, with the helplines and facts that its texts name. @throws BrokenContent */
  expanded<Value>(file: string, value: Value): Value {
    const { helplines, facts } = this.registers;
    return mapTexts(value, (text, language) =>
      insertFacts(
        file,
        expandHelplines(text, language, helplines, (words) => words),
        language,
        facts,
      ),
    );
  }

  /** A Markdown file that begins with a YAML head between two `---` lines. */
  private markdown<Schema extends z.ZodType>(file: string, head: Schema): { head: z.infer<Schema>; body: string } {
    const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(this.text(file));
    if (!found) throw brokenAt(file, "", "must begin with a head between two lines of ---");
    const body = found[2]?.trim() ?? "";
    if (!body) throw brokenAt(file, "", "has no text below its head");
    return { head: this.checked(file, parseYaml(file, found[1] ?? ""), head), body };
  }

  private read(file: string): string {
    try {
      return fs.readFileSync(path.join(this.root, file), "utf8");
    } catch {
      throw brokenAt(file, "", "is missing");
    }
  }

  private checked<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.infer<Schema> {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    throw new BrokenContent(issues.map((issue) => ({ file, field: issue.path.join("."), message: issue.message })));
  }
}

/** Two values have the same hash only where they are alike. */
function hashOf(value: unknown): string {
  return createHash("sha1").update(JSON.stringify(value)).digest("base64");
}

const schemas = new WeakMap<z.ZodType, number>();
let countedSchemas = 0;

function numberOf(schema: z.ZodType): number {
  const known = schemas.get(schema) ?? ++countedSchemas;
  schemas.set(schema, known);
  return known;
}

/** The value is shared between loads and must not be modified; a schema copies it into new objects. */
function parseYaml(file: string, source: string): unknown {
  try {
    return parseOnce("yaml", source, () => load(source, { schema: CORE_SCHEMA }));
  } catch (error) {
    throw brokenAt(file, "", `is not YAML: ${(error as Error).message.split("\n")[0]}`);
  }
}

/** The bytes of a file of `public/`, by its address; 0 for one that is not there. */
export function publicFileSize(address: string): number {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), "public", address);
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
