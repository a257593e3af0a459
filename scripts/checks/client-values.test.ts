import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// In a server component a list, a constant or a function out of a "use client" file is a reference to it, not its value:
// the types are right, and the page fails when it is opened.

type Import = { file: string; names: string[] };
type Source = { isClient: boolean; imports: Import[]; values: string[] };

/** Components and hooks: a reference to one is what a server component may render, or never calls. */
const isComponentOrHook = (name: string) => /^(?:[A-Z]|use[A-Z])/.test(name);

/** The values that server code takes out of client files, as "who <- whom: what". */
function valuesTakenFromClient(files: Record<string, string>): string[] {
  const resolve = (from: string, specifier: string) => {
    const wanted = specifier.startsWith("@/")
      ? specifier.slice(2)
      : path.posix.join(path.posix.dirname(from), specifier);
    return [wanted, `${wanted}.ts`, `${wanted}.tsx`, `${wanted}/index.ts`].find((file) => file in files);
  };
  const read = (file: string, text: string): Source => ({
    isClient: text.startsWith('"use client"'),
    imports: [...text.matchAll(/^(?:import|export) (?!type )([^;]*?) from "((?:@\/|\.)[^"]+)"/gm)].flatMap(
      ([, names = "", specifier = ""]) => {
        const found = resolve(file, specifier);
        return found ? [{ file: found, names: names.replace(/\btype \w+/g, "").match(/\w+/g) ?? [] }] : [];
      },
    ),
    values: [...text.matchAll(/^export (?:async )?(?:const|let|function) (\w+)/gm)].flatMap(([, name = ""]) =>
      isComponentOrHook(name) ? [] : [name],
    ),
  });
  const sources = new Map(Object.entries(files).map(([file, text]) => [file, read(file, text)]));
  const onServer = new Set<string>();
  const follow = (file: string) => {
    const source = sources.get(file);
    if (!source || source.isClient || onServer.has(file)) return;
    onServer.add(file);
    for (const each of source.imports) follow(each.file);
  };
  for (const file of sources.keys()) if (/^app\/.*\/?(?:page|layout|route|not-found)\.tsx?$/.test(file)) follow(file);
  return [...onServer].flatMap((from) =>
    (sources.get(from)?.imports ?? []).flatMap(({ file, names }) => {
      const { isClient, values } = sources.get(file) ?? { isClient: false, values: [] };
      const taken = isClient ? values.filter((value) => names.includes(value)) : [];
      return taken.map((value) => `${from} <- ${file}: ${value}`);
    }),
  );
}

test("no server code takes a plain value out of a client file", () => {
  const names = execFileSync("git", ["ls-files", "app", "components", "lib"], { encoding: "utf8" }).split("\n");
  const code = names.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && fs.existsSync(file));
  expect(valuesTakenFromClient(Object.fromEntries(code.map((file) => [file, fs.readFileSync(file, "utf8")])))).toEqual(
    [],
  );
});

test("a value is found through an index and a server component, a component or a hook is not", () => {
  const client =
    '"use client";\nexport const reasons = [1];\nexport function Form() {}\nexport const useForm = () => 1;\n';
  const found = valuesTakenFromClient({
    "app/a/page.tsx": 'import { Part } from "@/components/a";\nimport { Form, useForm } from "@/components/a/form";',
    "components/a/index.ts": 'export { Part } from "./part";',
    "components/a/part.tsx": 'import { type Kind, reasons } from "./form";\nexport function Part() {}',
    "components/a/form.tsx": client,
    "components/a/other.tsx": '"use client";\nimport { reasons } from "./form";',
  });
  expect(found).toEqual(["components/a/part.tsx <- components/a/form.tsx: reasons"]);
});
