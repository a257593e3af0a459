import { Path, Svg } from "@react-pdf/renderer";
import QRCode from "qrcode";
import { colours } from "./styles";

/** A QR code as one filled path: sharp at any size, and a few hundred bytes. */
export function QrCode({ text, size }: { text: string; size: number }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules.size} ${modules.size}`}>
      <Path d={darkRuns(modules)} fill={colours.ink} />
    </Svg>
  );
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
