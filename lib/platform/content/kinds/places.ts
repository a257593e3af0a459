import type * as z from "zod";
import { BrokenContent, type Problem } from "../broken";
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
  for (const name of files.names("places/districts")) {
    districts.set(Number.parseInt(name, 10), files.yaml(`places/districts/${name}`, districtsFile));
  }
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
    tiles.set(
      Number(stateId),
      rows.map((row) => row.map((name) => known.find(({ en }) => en === name) ?? null)),
    );
  }
  if (problems.length > 0) throw new BrokenContent(problems);
  return { states, districts, blocks, tiles };
}

/** Checks that the tiles of a state are its districts, each once. */
function tileProblems(stateId: string, placed: (string | null)[], districts: District[]): Problem[] {
  const problem = (name: string, message: string) => ({
    file: "places/tiles.yaml",
    field: `${stateId}.${name}`,
    message,
  });
  const names = placed.filter((name) => name !== null);
  return [
    ...districts.filter(({ en }) => !names.includes(en)).map(({ en }) => problem(en, "has no tile")),
    ...names
      .filter((name) => !districts.some(({ en }) => en === name))
      .map((name) => problem(name, "is no district of this state")),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => problem(name, "has two tiles")),
  ];
}

/** Checks that exactly the state's districts have blocks, names once a district, numbers once a state. */
function blockProblems(file: string, byDistrict: Map<string, Block[]>, districts: District[]): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(districts.map((district) => district.en));
  for (const name of known) if (!byDistrict.has(name)) problems.push({ file, field: name, message: "has no blocks" });
  const numbers = new Set<number>();
  for (const [district, blocks] of byDistrict) {
    if (!known.has(district)) problems.push({ file, field: district, message: "is no district of this state" });
    const names = new Set<string>();
    for (const block of blocks) {
      if (names.has(block.en)) problems.push({ file, field: district, message: `${block.en} occurs twice` });
      if (numbers.has(block.lgd))
        problems.push({ file, field: district, message: `the number ${block.lgd} of ${block.en} is used already` });
      names.add(block.en);
      numbers.add(block.lgd);
    }
  }
  return problems;
}
