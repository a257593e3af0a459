import QRCode from "qrcode";

/** A QR code as one path for filling, in a square of `size` modules: sharp at any size, and a few hundred bytes. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  return { path: darkRuns(modules), size: modules.size };
}

/** Each run of dark modules in a row is one rectangle. */
function darkRuns(modules: { size: number; get(row: number, column: number): number }): string {
  let path = "";
  for (let row = 0; row < modules.size; row += 1) {
    let start = 0;
    while (start < modules.size) {
      let end = start;
      while (end < modules.size && modules.get(row, end)) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1h${start - end}z`;
      start = end + 1;
    }
  }
  return path;
}
