import { inEachLanguage, type Text } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
import { type ContentFiles, hashOf } from "../files";
import { drawingProblems } from "./check-drawing";
import {
  type Board,
  type Drawing,
  type DrawnStroke,
  drawingFile,
  type Parts,
  partsFile,
  type Stroke,
  strokeKind,
} from "./drawing";
import { placed, readPath } from "./path";
import { renderBoard } from "./render-board";

const folder = "drawings";
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** Reads `drawings/<id>.yaml`; `parts.yaml` has what they share. @throws BrokenContent */
export function loadDrawings(files: ContentFiles): Board[] {
  const { boards, problems } = readDrawings(files);
  if (problems.length > 0) throw new BrokenContent(problems);
  return boards;
}

/** The drawings that can be read, and what is wrong with any. @throws BrokenContent for the parts */
export function readDrawings(files: ContentFiles): { boards: Board[]; problems: Problem[] } {
  if (!files.has(folder)) return { boards: [], problems: [] };
  const parts = files.yaml(`${folder}/parts.yaml`, partsFile);
  const partsHash = hashOf(parts);
  const boards: Board[] = [];
  const problems: Problem[] = [];
  for (const file of files.names(folder).filter((each) => each !== "parts.yaml" && each !== "README.md")) {
    try {
      const address = `${folder}/${file}`;
      const load = () => {
        const board = loadDrawing(files, file, parts);
        return { board, wrong: drawingProblems(address, board, board.html) };
      };
      const { board, wrong } = files.once("drawing", address, load, partsHash);
      problems.push(...wrong);
      boards.push(board);
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
    }
  }
  return { boards, problems };
}

function loadDrawing(files: ContentFiles, file: string, parts: Parts): Board {
  const address = `${folder}/${file}`;
  if (!name.test(file))
    throw new BrokenContent([{ file: address, field: "", message: "is not named like my-drawing.yaml" }]);
  const read = files.yaml(address, drawingFile);
  const words = (text: Text) => inEachLanguage((language) => files.words(address, text[language], language));
  const drawing: Drawing = {
    ...read,
    id: file.replace(/\.yaml$/, ""),
    title: words(read.title),
    summary: words(read.summary),
    steps: read.steps.map(({ say, draw, labels }, index) => ({
      say: words(say),
      labels: labels.map((label) => ({ ...label, ...words(label) })),
      strokes: draw.flatMap((each) => {
        if (!("part" in each)) return [readStroke(each)];
        const part = parts[each.part];
        if (!part)
          throw new BrokenContent([
            {
              file: address,
              field: `steps.${index}`,
              message: `${each.part} is no part of parts.yaml; there are ${Object.keys(parts).join(", ")}`,
            },
          ]);
        const { at, size, turned } = each;
        const across = turned ? -size : size;
        const start = { x: at[0] - across * part.origin[0], y: at[1] - size * part.origin[1] };
        return part.draw.map(readStroke).map((stroke) => ({
          ...stroke,
          path: placed(stroke.path, { at: start, size, turned }),
        }));
      }),
    })),
  };
  return { ...drawing, html: inEachLanguage((language) => renderBoard(drawing, language)) };
}

function readStroke(stroke: Stroke): DrawnStroke {
  const { kind, source } = strokeKind(stroke);
  return { kind, path: readPath(source), chalk: stroke.in };
}
