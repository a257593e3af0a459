"use client";

/** One quiet switch that closes or opens every `<details>` inside an element. Without JavaScript it is not there. */
export function ExpandAll({ within, texts }: { within: string; texts: { expand: string; collapse: string } }) {
  const setAll = (open: boolean) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`#${within} details`)) details.open = open;
  };
  return (
    <div className="no-print ms-auto flex items-center justify-end border-hairline md:max-lg:border-b xl:border-b [@media(scripting:none)]:hidden">
      <FoldButton onClick={() => setAll(false)}>{texts.collapse}</FoldButton>
      <span aria-hidden="true" className="h-5 border-s border-line" />
      <FoldButton onClick={() => setAll(true)}>{texts.expand}</FoldButton>
    </div>
  );
}

function FoldButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 px-3 text-small text-peacock underline-offset-4 lowered-0 last:pe-0 hover:underline"
    >
      {children}
    </button>
  );
}
