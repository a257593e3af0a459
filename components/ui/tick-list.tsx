import { Icon } from "./icon";

/** Short lines, each after a green tick. */
export function TickList({ lines, className = "" }: { lines: string[]; className?: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-6 text-leaf" />
          <span className="min-w-0 leading-snug wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}
