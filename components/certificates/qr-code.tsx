import { qrPath } from "@/lib/platform/qr-path";

/** Rendered on the server; the quiet zone that readers need is part of the picture. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" className="text-ink" />
    </svg>
  );
}
