import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { promisify } from "node:util";
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from "node:zlib";
import { fill, fillEach, isMark, type Parts, type TextOf } from "../../lib/api/templates/marks.ts";
import { quickBrotli } from "../finish/compressed-files.ts";

// The compressed form of a template: what lies between a learner's texts is compressed once, and the texts stand in it
// uncompressed, each in a block of its own (docs/templates.md).

type CompressedEncoding = "br" | "gzip";

const formats = {
  br: {
    open: () => createBrotliCompress(quickBrotli),
    flush: constants.BROTLI_OPERATION_FLUSH,
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
    head: Buffer.alloc(0),
    /** RFC 7932, section 9.2: ISLAST 0, MNIBBLES 00 (four), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1. */
    blockOf: (length: number) => unsigned((length - 1) * 2 ** 3 + 2 ** 19, 3),
    tail: () => [],
  },
  gzip: {
    open: () => createDeflateRaw(),
    flush: constants.Z_SYNC_FLUSH,
    decompress: promisify<Buffer, Buffer>(gunzip),
    /** RFC 1952: CM 8 (deflate), no flags, MTIME 0, OS 255 (unknown). */
    head: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]),
    /** RFC 1951, section 3.2.4: BFINAL 0, BTYPE 00 (stored), LEN, and NLEN, its one's complement. */
    blockOf: (length: number) => unsigned(length * 2 ** 8 + (0xffff - length) * 2 ** 24, 5),
    tail: (pieces: Buffer[]) => {
      const whole = Buffer.concat(pieces);
      return [unsigned(crc32(whole), 4), unsigned(whole.length, 4)];
    },
  },
};

function unsigned(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

/**
 * The compressed form of a page for all texts that have the lengths of these. A compressor refers back by distance, so
 * the lengths count; and nothing may refer to a text, so random bytes stand in for it while compressing.
 * @returns null where a reference to a stand-in was found. Two random bytes may be equal to two of the page by chance:
 * the page is then compressed as a whole, and the next one tries again
 */
export async function compressAround(
  parts: Parts,
  textOf: TextOf,
  encoding: CompressedEncoding,
): Promise<Parts | null> {
  const { open, flush, blockOf, head, decompress } = formats[encoding];
  const standIns: Buffer[] = [];
  const standIn: TextOf = (mark) => {
    const bytes = randomBytes(textOf(mark).length);
    standIns.push(bytes);
    return bytes;
  };
  const form: Parts = [head];
  const stream = open();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const failed = once(stream, "error").then(([error]) => Promise.reject(error));
  try {
    for (const block of blocksOf(parts)) {
      const hasText = block.some(isMark);
      const bytes = fill(block, standIn);
      if (hasText && (bytes.length === 0 || bytes.length > longestBlock)) return null;
      stream.write(bytes);
      await Promise.race([failed, new Promise<void>((resolve) => stream.flush(flush, resolve))]);
      const compressed = chunks.splice(0);
      form.push(...(hasText ? [blockOf(bytes.length), ...block] : compressed));
    }
    await once(stream.end(), "end");
    form.push(...chunks);
  } finally {
    stream.destroy();
  }
  // Other texts, which differ from the stand-ins in every byte: a reference to one would show.
  const others = () => {
    const left = standIns.values();
    return () => Buffer.from(left.next().value?.map((byte) => ~byte) ?? []);
  };
  const whole = fill(parts, others());
  const again = await decompress(fillCompressed(form, others(), encoding, [whole])).catch(() => null);
  return again?.equals(whole) ? form : null;
}

/** @param whole the page that comes out when it is decompressed, in pieces */
export function fillCompressed(form: Parts, textOf: TextOf, encoding: CompressedEncoding, whole: Buffer[]): Buffer {
  return Buffer.concat([...fillEach(form, textOf), ...formats[encoding].tail(whole)]);
}

/** Of both formats. */
const longestBlock = 60_000;
/** Brotli codes a letter by the two before it, so a text's block has the first two shared bytes behind it. */
const behindText = 2;

/** The blocks of texts, and of what lies between these. A text stands between two shared parts. */
function blocksOf(parts: Parts): Parts[] {
  return parts.flatMap((part, at): Parts[] => {
    if (!isMark(part)) return [[at === 0 ? part : part.subarray(behindText)]];
    const behind = parts[at + 1];
    return [behind === undefined || isMark(behind) ? [part] : [part, behind.subarray(0, behindText)]];
  });
}
