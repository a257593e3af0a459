import type * as z from "zod";
import { type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import { blocksFile, districtsFile, statesFile, tilesFile } from "../schema";

export type State = z.infer<typeof statesFile>[number];
export type District = z.infer<typeof districtsFile>[number];
export type Block = z.infer<typeof blocksFile>[string][number];
/** Rows of tiles, one for each district of a state; null where a place is empty. */
type Tiles = (District | null)[][];
/** By the state's id; blocks then by the district's English name. Only some states have their blocks and tiles here. */
export type Places = {
  states: State[];
  districts: Map<number, District[]>;
  blocks: Map<number, Map<string, Block[]>>;
  tiles: Map<number, Tiles>;
};

/** @throws BrokenContent with everything wrong in the files below `places/` */
export function loadPlaces(files: ContentFiles): Places {
  const states = files.yaml("places/states.yaml", statesFile);
  const districts = new Map<number, District[]>();
  for (const name of files.names("places/districts"))
    districts.set(Number.parseInt(name, 10), files.yaml(`places/districts/${name}`, districtsFile));
  const problems: Problem[] = states
    .filter((state) => !districts.has(state.id))
    .map((state) => ({ file: "places/districts", field: state.en, message: "has no file of districts" }));
  const blocks = new Map<number, Map<string, Block[]>>();
  for (const name of files.names("places/blocks")) {
    const file = `places/blocks/${name}`;
    const stateId = Number.parseInt(name, 10);
    const byDistrict = new Map(Object.entries(files.yaml(file, blocksFile)));
    const known = districts.get(stateId);
    if (known) problems.push(...blockProblems(file, byDistrict, known));
    blocks.set(stateId, byDistrict);
  }
  const tiles = new Map<number, Tiles>();
  for (const [stateId, rows] of Object.entries(files.yaml("places/tiles.yaml", tilesFile))) {
    const known = districts.get(Number(stateId));
    // Where the file of districts is missing, that is the one problem.
    if (!known) continue;
    problems.push(...tileProblems(stateId, rows.flat(), known));
    const find = (name: string | null) => known.find(({ en }) => en === name) ?? null;
    tiles.set(
      Number(stateId),
      rows.map((row) => row.map(find)),
    );
  }
  throwIfBroken(problems);
  return { states, districts, blocks, tiles };
}

/** Checks that the tiles of a state are its districts, each once. */
function tileProblems(stateId: string, placed: (string | null)[], districts: District[]): Problem[] {
  const known = districts.map(({ en }) => en);
  const names = placed.filter((name) => name !== null);
  const problems = (wrong: string[], message: string) =>
    wrong.map((name) => ({ file: "places/tiles.yaml", field: `${stateId}.${name}`, message }));
  return [
    ...problems(without(known, names), "has no tile"),
    ...problems(without(names, known), "is no district of this state"),
    ...problems(
      names.filter((name, index) => names.indexOf(name) !== index),
      "has two tiles",
    ),
  ];
}

/** Checks that exactly the state's districts have blocks, and each number once. */
function blockProblems(file: string, byDistrict: Map<string, Block[]>, districts: District[]): Problem[] {
  const known = districts.map(({ en }) => en);
  const names = [...byDistrict.keys()];
  const blocks = [...byDistrict].flatMap(([district, all]) => all.map((block) => ({ district, ...block })));
  const taken = blocks.filter(({ lgd }, index) => blocks.findIndex((block) => block.lgd === lgd) < index);
  return [
    ...without(known, names).map((field) => ({ file, field, message: "has no blocks" })),
    ...without(names, known).map((field) => ({ file, field, message: "is no district of this state" })),
    ...taken.map(({ district, lgd, en }) => {
      return { file, field: district, message: `the number ${lgd} of ${en} is used already` };
    }),
  ];
}

const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
