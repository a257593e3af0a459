import { BrokenContent, brokenAt, type Problem } from "./broken";

const named = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

type Read<Loaded> = { loaded: Loaded; wrong: Problem[] };

/** Reads these files `<folder>/<id>.yaml`, and reports what is wrong with all of them together. @throws BrokenContent */
export function loadEach<Loaded>(
  { folder, names, kind }: { folder: string; names: string[]; kind: string },
  read: (file: string, id: string) => Read<Loaded>,
): Loaded[] {
  const all: Loaded[] = [];
  const problems: Problem[] = [];
  for (const name of names)
    try {
      const file = `${folder}/${name}`;
      if (!named.test(name)) throw brokenAt(file, "", `is not named like my-${kind}.yaml`);
      const { loaded, wrong } = read(file, name.replace(/\.yaml$/, ""));
      problems.push(...wrong);
      all.push(loaded);
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new BrokenContent(problems);
  return all;
}
