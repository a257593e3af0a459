import { Path, Svg } from "@react-pdf/renderer";
import { qrPath } from "../../../platform/qr-path";
import { colours } from "./styles";

export function QrCode({ text, size }: { text: string; size: number }) {
  const code = qrPath(text);
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${code.size} ${code.size}`}>
      <Path d={code.path} fill={colours.ink} />
    </Svg>
  );
}
