import PQueue from "p-queue";
import { CallError } from "../../platform/call-error";

const sidePixels = 256;
/** More than the cameras of common phones produce; larger pictures are treated as decompression bombs. */
const mostPixels = 30_000_000;
const longestSeconds = 10;

// Limits concurrent work: excess uploads queue instead of using every core and the memory (threats T24).
const queue = new PQueue({ concurrency: 2 });
const longestQueue = 50;

/**
 * Re-encodes a picture as a small square WebP, which drops location, camera data and everything else in the file.
 * @throws CallError BAD_REQUEST for a file that is not a JPEG, PNG or WebP picture, or is too large
 */
export function reencodePicture(image: string): Promise<Buffer> {
  const file = Buffer.from(image.replace(/^data:[^,]{0,60},/, ""), "base64");
  if (!isPicture(file)) throw new CallError("BAD_REQUEST", "pictureInvalid");
  if (queue.size >= longestQueue) throw new CallError("SERVICE_UNAVAILABLE", "pictureBusy", { retryAfterSeconds: 5 });
  return queue.add(() => reencode(file));
}

/**
 * Checks the first bytes, because sharp could also read SVG, TIFF and other formats, whose decoders should not see
 * untrusted input.
 */
function isPicture(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP$/s.test(start);
}

async function reencode(file: Buffer): Promise<Buffer> {
  // Loaded here, because it takes ten megabytes and many processes never get a picture (docs/performance.md).
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new CallError(
      "BAD_REQUEST",
      /pixel limit|timeout/i.test(String(error)) ? "pictureTooLarge" : "pictureInvalid",
    );
  }
}
