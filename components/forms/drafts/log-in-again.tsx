type Props = { /** The page to come back to. */ here: string; label: string };

/** The way through the login and back to what was being written. */
export function LogInAgain({ here, label }: Props) {
  return (
    <a href={`/login?rdir=${encodeURIComponent(here)}`} className="inline-block py-1 font-semibold">
      {label}
    </a>
  );
}
