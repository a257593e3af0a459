"use client";

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";

type Look = Record<"garment" | "cloth" | "skin", string>;

/** `colours`: of each cloth and skin. `children`: a painting whose `look` is "chosen", and the form of the choice. */
type Props = { chosen: Look; colours: Record<string, string>; className?: string; children: ReactNode };

/** Draws the learner on the wall as the form beside it says, before that is stored. */
export function ShowLook({ chosen, colours, className, children }: Props) {
  const [look, setLook] = useState(chosen);
  const box = useRef<HTMLDivElement>(null);
  const read = () => {
    const checked = [...(box.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])];
    setLook((before) => ({ ...before, ...Object.fromEntries(checked.map(({ name, value }) => [name, value])) }));
  };
  // Something may have been chosen before the script ran.
  useEffect(read, []);
  const style = {
    [`--look-${look.garment}`]: "inline",
    "--look-cloth": colours[look.cloth],
    "--look-skin": colours[look.skin],
  } as CSSProperties;
  return (
    <div ref={box} onChange={read} style={style} className={className}>
      {children}
    </div>
  );
}
