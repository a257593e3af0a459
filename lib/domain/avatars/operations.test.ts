import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { reencodePicture } from "./operations";

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c60" } });
const invalid = { code: "BAD_REQUEST", key: "pictureInvalid" };
const tooLarge = { code: "BAD_REQUEST", key: "pictureTooLarge" };

test.each(["jpeg", "png", "webp"] as const)("a %s picture becomes a square WebP of 256 pixels", async (format) => {
  const picture = await reencodePicture(base64(await plain(640, 480).toFormat(format).toBuffer()));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  expect(picture.length).toBeLessThan(30_000);
});

test("a data: URL is accepted as well as bare base64", async () => {
  const bytes = base64(await plain(20, 20).png().toBuffer());
  expect(await reencodePicture(`data:image/png;base64,${bytes}`)).toEqual(await reencodePicture(bytes));
});

test("location, camera data and colour profile are removed", async () => {
  const photo = await plain(300, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", Artist: "Sunita" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 36/1 0/1" },
    })
    .withIccProfile("p3")
    .toBuffer();
  expect(photo.includes("Sunita")).toBe(true);
  const picture = await reencodePicture(base64(photo));
  const { exif, icc, xmp, iptc } = await sharp(picture).metadata();
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(picture.includes("Sunita")).toBe(false);
});

test("a photo with a rotated orientation is stored upright", async () => {
  const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#00f" } })
    .composite([{ input: await plain(100, 200).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { data, info } = await sharp(await reencodePicture(base64(photo)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blueAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 2] ?? 0) > 128;
  // Rotated by a quarter, the left part is at the top.
  expect([blueAt(20, 20), blueAt(236, 20), blueAt(20, 236), blueAt(236, 236)]).toEqual([false, false, true, true]);
});

test.each([
  ["text", "hello"],
  ["nothing", ""],
  ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><image href='file:///etc/passwd'/></svg>"],
  [
    "a GIF",
    "GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;",
  ],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["a PDF", "%PDF-1.7"],
  ["the first bytes of a JPEG and then none", "\xff\xd8\xff\xe0 not a picture"],
])("%s is no picture", async (_, file) => {
  await expect((async () => reencodePicture(base64(Buffer.from(file, "latin1"))))()).rejects.toMatchObject(invalid);
});

test("invalid base64 is rejected", async () => {
  await expect((async () => reencodePicture('{"not":"base64"}'))()).rejects.toMatchObject(invalid);
});

test("a truncated picture is rejected", async () => {
  const photo = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(reencodePicture(base64(photo.subarray(0, photo.length / 3)))).rejects.toMatchObject(invalid);
});

test("a small file that decompresses to an enormous picture is rejected before decompression", async () => {
  const bomb = png(30_000, 30_000);
  expect(bomb.length).toBeLessThan(1000);
  const before = process.cpuUsage();
  await expect(reencodePicture(base64(bomb))).rejects.toMatchObject(tooLarge);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});

/** A PNG whose header states this size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
