type Props = { /** The page to return to. */ here: string; label: string };

/** A link to the login, which returns to the draft. */
export function LogInAgain({ here, label }: Props) {
  return (
    <a href={`/login?rdir=${encodeURIComponent(here)}`} className="inline-block py-1 font-semibold">
      {label}
    </a>
  );
}
