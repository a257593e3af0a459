import { Icon } from "./icon";

// Drawn, because not every font has a check mark, a cross and an arrow (scripts/checks/drawn-signs.test.ts).

const size = "inline size-[1em] align-[-0.125em]";

/** A message behind its sign; nothing where there is no message. */
export function Signed({ sign, children }: { sign: "check" | "cross"; children: string | null | undefined | false }) {
  return children ? (
    <>
      <Icon name={sign} className={`me-1 stroke-3 ${size}`} />
      {children}
    </>
  ) : null;
}

export function WithArrows({ text }: { text: string }) {
  const [first, ...others] = text.split("->");
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
        <span key={index}>
          <Icon name="arrow" className={size} />
          {part}
        </span>
      ))}
    </>
  );
}
