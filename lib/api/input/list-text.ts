import "server-only";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { stringify } from "csv-stringify/sync";
import { readXlsx } from "hucre/xlsx";
import { mostRows } from "../../contract/desk/uploads";

export type ListText = { text: string } | { problem: "uploadOldExcel" | "uploadDamaged" | "uploadTooLarge" };

/** Of all parts of an XLSX file together: a thousand people need a fifth of it. */
const mostUnpacked = 4_000_000;
const signatures = { zip: "504b0304", oldExcel: "d0cf11e0" };

/**
 * A list of people as CSV text: from an XLSX file its first sheet, from UTF-16 (Excel's "Unicode text") or UTF-8 the
 * text itself. Another encoding leaves U+FFFD in the text, which the call rejects.
 */
export async function listText(bytes: Uint8Array): Promise<ListText> {
  const begins = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (begins === signatures.oldExcel) return { problem: "uploadOldExcel" };
  if (begins === signatures.zip) return readSheet(bytes);
  return { text: new TextDecoder(encodingOf(bytes)).decode(bytes) };
}

function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | "utf-8" {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a byte order mark: the names of the columns are Latin letters, each beside a zero.
  if (first !== 0 && second === 0) return "utf-16le";
  return first === 0 && second !== 0 ? "utf-16be" : "utf-8";
}

async function readSheet(bytes: Uint8Array): Promise<ListText> {
  try {
    if (!(await isSmall(Buffer.from(bytes)))) return { problem: "uploadTooLarge" };
    // Two more than may be entered: the line of names, and one by which a list is too long.
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: mostRows + 2 });
    const rows = sheets[0]?.rows ?? [];
    return { text: stringify(rows.map((row) => row.map(cellText))) };
  } catch {
    return { problem: "uploadDamaged" };
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? "" : String(cell);
}

const inflate = promisify(inflateRaw);

/** Whether the parts of a ZIP archive are small when unpacked. They are unpacked for it, since an archive can lie. */
async function isSmall(zip: Buffer): Promise<boolean> {
  let left = mostUnpacked;
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, header] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const part = zip.subarray(start, start + packed);
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    const size = isDeflated ? await unpackedSize(part, left) : part.length;
    left -= size;
    if (left < 0) return false;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return true;
}

/** More than `most` where it is larger than that. */
async function unpackedSize(part: Buffer, most: number): Promise<number> {
  try {
    return (await inflate(part, { maxOutputLength: most })).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return most + 1;
    throw error;
  }
}
