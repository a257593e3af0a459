import fc from "fast-check";
import { optionalColumns, uploadColumns } from "../../../lib/contract/desk/uploads";
import { newAddressPlaceholder } from "../known-ids";
import { oddText } from "../odd-values";

type Column = (typeof uploadColumns)[number];

const right: Record<Column, string[]> = {
  firstName: ["Asha", "रेखा", "O'Neil"],
  lastName: ["Kumari", "देवी", ""],
  username: [newAddressPlaceholder, newAddressPlaceholder, "same@example.org"],
  mobile: ["9876543210", "+91 98765 43210", "०९८७६५४३२१०"],
  state: ["Bihar", "बिहार"],
  district: ["Patna", "पटना"],
  block: ["", "Phulwari"],
  current_institute: ["", "Middle School, Phulwari"],
  profession: ["Counsellors", "Educators (school teachers/social workers)"],
  gender: ["Female", "Male"],
  age: ["34", "१८", "17"],
  language: ["hi", "en", ""],
};

const needed = uploadColumns.filter((column) => !optionalColumns.includes(column));

/** What a table program may write around a cell. */
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function anyCell(column: Column): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...right[column]) },
    { weight: 1, arbitrary: oddText.map((text) => text.slice(0, 200)) },
  );
}

/** The columns in any order, with or without the optional ones, possibly with a repeated or an unknown one. */
const anyColumns = fc
  .tuple(
    fc.subarray([...optionalColumns]),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.constantFrom(["Remarks"], ["age"], [""]) },
    ),
  )
  .chain(([optional, other]) =>
    fc.shuffledSubarray([...needed, ...optional, ...other], {
      minLength: needed.length + optional.length + other.length,
    }),
  );

/** Lists of people: valid by their form, with lines that are right and lines that are not. */
export const peopleList: fc.Arbitrary<string> = fc
  .tuple(
    anyColumns,
    fc.constantFrom(",", ";", "\t"),
    fc.constantFrom("\n", "\r\n"),
    fc.constantFrom("", "\ufeff"),
    fc.boolean(),
  )
  .chain(([columns, sign, lineEnd, mark, allQuoted]) => {
    const line = fc.tuple(...columns.map((column) => (column in right ? anyCell(column as Column) : fc.constant("x"))));
    const written = (cells: string[]) =>
      cells.map((cell) => (allQuoted || /[",;\t\r\n]/.test(cell) ? quoted(cell) : cell)).join(sign);
    return fc
      .array(line, { minLength: 1, maxLength: 4 })
      .map((lines) => mark + [columns, ...lines].map(written).join(lineEnd) + lineEnd);
  });
