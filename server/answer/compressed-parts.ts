import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from "node:zlib";
import { quickBrotli } from "../finish/brotli.ts";

// The compressed form of pages that differ in a few short texts of known lengths: what lies between them is compressed
// once, and the texts stand in it uncompressed, each in a block of its own. Compressing such a page for each learner
// took 3 to 7 ms of processor time, more than all the rest of it (docs/decisions/0256).
//
// A compressor refers back to earlier text by its distance, so a text may be exchanged only for one of the same length;
// and nothing may refer to the text itself: while compressing, random bytes stand in its place.

type CompressedEncoding = "br" | "gzip";
/** What all pages of a template share, and the lengths in bytes of the texts between. */
type Outline = (Buffer | number)[];
/** Compressed bytes, and the uncompressed ones that stand behind each text in its block. */
type Piece = { compressed: Buffer } | { behind: Buffer };
type CompressedParts = { encoding: CompressedEncoding; pieces: Piece[] };

type Part = { isText: boolean; bytes: Buffer };

/** A page in pieces, and which of them are one learner's texts. */
export type PiecedPage = { bytes: Buffer[]; isText: boolean[]; whole: Buffer };
export type SharedForms = {
  /** @returns the page compressed; null where it must be compressed as a whole */
  compress: (page: PiecedPage, encoding: CompressedEncoding) => Promise<Buffer | null>;
  /** The bytes that the forms hold. */
  bytes: () => number;
};

/** Names have about as many lengths. */
const mostForms = 40;

/**
 * Two random bytes may be equal to two bytes of the page by chance, and Brotli may then refer to them. With short pages
 * this happened in one attempt of a hundred.
 */
const attempts = 5;

/**
 * Compresses with random bytes instead of the texts, and checks the result: it is decompressed with texts that differ
 * from the random bytes in every byte, so a reference to a text would show. @returns null when no attempt passed
 */
async function compressSafely(outline: Outline, encoding: CompressedEncoding): Promise<CompressedParts | null> {
  if (typeof outline[0] === "number" || outline.some((each) => typeof each === "number" && each > longestText))
    return null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const standIns = outline.map((each) => (typeof each === "number" ? randomBytes(each) : each));
    const isText = (_: unknown, index: number) => typeof outline[index] === "number";
    const parts = await compressParts(standIns, isText, encoding);
    const others = standIns.map((each, index) => (isText(each, index) ? Buffer.from(each.map((byte) => ~byte)) : each));
    const whole = Buffer.concat(others);
    const joined = joinParts(parts, others.filter(isText), whole);
    if ((await decompress[encoding](joined).catch(() => null))?.equals(whole)) return parts;
  }
  return null;
}

/** The compressed forms of one template, by encoding and the lengths of a learner's texts. */
export function sharedForms(): SharedForms {
  const forms = new Map<string, CompressedParts | "none">();
  return {
    async compress({ bytes, isText, whole }, encoding) {
      const parts = joinNear(bytes.map((each, index) => ({ isText: isText[index] === true, bytes: each })));
      const texts = parts.filter((part) => part.isText).map((part) => part.bytes);
      const name = `${encoding} ${texts.map(({ length }) => length).join(" ")}`;
      const known = forms.get(name);
      if (known) return known === "none" ? null : joinParts(known, texts, whole);
      const outline = parts.map((part) => (part.isText ? part.bytes.length : part.bytes));
      const made = await compressSafely(outline, encoding);
      const [oldest] = forms.keys();
      if (oldest !== undefined && forms.size >= mostForms) forms.delete(oldest);
      forms.set(name, made ?? "none");
      return made && joinParts(made, texts, whole);
    },
    bytes: () => [...forms.values()].reduce((sum, parts) => sum + countBytes(parts), 0),
  };
}

/**
 * Joins texts with fewer than `shortestShared` bytes between them into one: each further block costs a header and new
 * code tables for the shared part behind it, and a shared part must be longer than `behindText`.
 */
function joinNear(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const [before] = joined.slice(-1);
    const isNear = !part.isText && part.bytes.length < shortestShared && index < parts.length - 1;
    if (before?.isText && (part.isText || isNear)) before.bytes = Buffer.concat([before.bytes, part.bytes]);
    else joined.push({ ...part });
  }
  return joined;
}

const decompress = { br: promisify<Buffer, Buffer>(brotliDecompress), gzip: promisify<Buffer, Buffer>(gunzip) };
const countBytes = (parts: CompressedParts | "none") =>
  parts === "none"
    ? 0
    : parts.pieces.reduce((sum, piece) => sum + ("compressed" in piece ? piece.compressed : piece.behind).length, 0);

/** The longest block of both formats. */
const longestText = 60_000;
/**
 * Brotli chooses the code of a literal by the two bytes before it. The first two shared bytes behind a text are sent
 * uncompressed with it, so that those two bytes are the same for every text.
 */
const behindText = 2;
const shortestShared = 64;

async function compressParts(
  page: Buffer[],
  isText: (each: Buffer, index: number) => boolean,
  encoding: CompressedEncoding,
): Promise<CompressedParts> {
  const { open, flush } = compressors[encoding];
  const stream = open();
  const pieces: Piece[] = [];
  let taken = 0;
  try {
    for (const [index, each] of page.entries()) {
      if (isText(each, index)) {
        const behind = page[index + 1]?.subarray(0, behindText) ?? Buffer.alloc(0);
        taken = behind.length;
        await compressed(stream, flush, Buffer.concat([each, behind]));
        pieces.push({ behind });
      } else {
        pieces.push({ compressed: await compressed(stream, flush, each.subarray(taken)) });
        taken = 0;
      }
    }
    pieces.push({ compressed: await ended(stream) });
  } finally {
    stream.destroy();
  }
  return { encoding, pieces };
}

/**
 * @param texts of the lengths that the outline names
 * @param whole the page that comes out when it is decompressed
 */
function joinParts({ encoding, pieces }: CompressedParts, texts: Buffer[], whole: Buffer): Buffer {
  const left = texts.values();
  const blocks = pieces.flatMap((piece) => {
    if ("compressed" in piece) return piece.compressed;
    const text = left.next().value ?? Buffer.alloc(0);
    const length = text.length + piece.behind.length;
    return length === 0 ? [] : [headOfBlock[encoding](length), text, piece.behind];
  });
  return Buffer.concat(encoding === "br" ? blocks : [gzipHead, ...blocks, gzipTail(whole)]);
}

const headOfBlock: Record<CompressedEncoding, (length: number) => Buffer> = {
  /** RFC 7932, section 9.2: ISLAST 0, MNIBBLES 00 (four), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1. */
  br: (length) => {
    const head = Buffer.alloc(3);
    head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
    return head;
  },
  /** RFC 1951, section 3.2.4: BFINAL 0, BTYPE 00 (stored), LEN, and NLEN, its one's complement. */
  gzip: (length) => {
    const head = Buffer.alloc(5);
    head.writeUInt16LE(length, 1);
    head.writeUInt16LE(~length & 0xffff, 3);
    return head;
  },
};

/** RFC 1952: CM 8 (deflate), no flags, MTIME 0, OS 255 (unknown). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function gzipTail(whole: Buffer): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length % 2 ** 32, 4);
  return tail;
}

type Compressor = BrotliCompress | DeflateRaw;
const compressors: Record<CompressedEncoding, { open: () => Compressor; flush: number }> = {
  br: { open: () => createBrotliCompress(quickBrotli), flush: constants.BROTLI_OPERATION_FLUSH },
  gzip: { open: () => createDeflateRaw(), flush: constants.Z_SYNC_FLUSH },
};

/** Flushes. @returns the compressed bytes of everything that was written since the last flush, up to a whole byte */
function compressed(stream: Compressor, flush: number, text: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    stream.once("error", reject);
    stream.write(text);
    stream.flush(flush, () => {
      stream.off("error", reject);
      resolve(readAll(stream));
    });
  });
}

async function ended(stream: Compressor): Promise<Buffer> {
  stream.end();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readAll(stream: Compressor): Buffer {
  const chunks: Buffer[] = [];
  for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
