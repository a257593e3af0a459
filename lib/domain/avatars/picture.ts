import PQueue from "p-queue";
import sharp from "sharp";
import { CallError } from "../../platform/call-error";

const sidePixels = 256;
/** More than the cameras of common phones take; a small file that unfolds into more is a bomb. */
const mostPixels = 30_000_000;
const longestSeconds = 10;

// A flood of pictures waits here instead of taking every core and the memory (threats T24).
const queue = new PQueue({ concurrency: 2 });
const longestQueue = 50;

/**
 * The picture as a small square WebP, drawn anew: where it was taken, by which phone, and whatever else the file held stays behind.
 * @throws CallError BAD_REQUEST for what is not a JPEG, PNG or WebP picture, or is too large
 */
export function reencodePicture(image: string): Promise<Buffer> {
  const file = Buffer.from(image.replace(/^data:[^,]{0,60},/, ""), "base64");
  if (!isPicture(file)) throw new CallError("BAD_REQUEST", "pictureInvalid");
  if (queue.size >= longestQueue) throw new CallError("SERVICE_UNAVAILABLE", "pictureBusy", { retryAfterSeconds: 5 });
  return queue.add(() => reencode(file));
}

/** By its first bytes: sharp could read SVG, TIFF and more, and none of it should come near its readers. */
function isPicture(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP$/s.test(start);
}

async function reencode(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new CallError("BAD_REQUEST", /pixel limit|timeout/i.test(String(error)) ? "pictureTooLarge" : "pictureInvalid");
  }
}
