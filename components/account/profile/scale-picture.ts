"use client";

/** Twice the stored size, so that the portal has detail to scale from; a phone's photo becomes about 60 KB. */
const shorterSidePixels = 512;
const longestSidePixels = 2048;

/** Scales a photo down in the browser. @returns a data: address; null when it is no picture for the browser */
export async function scalePicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const scale = Math.min(1, shorterSidePixels / Math.min(width, height), longestSidePixels / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const surface = canvas.getContext("2d");
  if (!surface) return null;
  // A transparent background would turn black in a JPEG.
  surface.fillStyle = "#ffffff";
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
