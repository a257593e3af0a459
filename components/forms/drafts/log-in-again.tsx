export function LogInAgain({ here, label }: { /** The page to return to. */ here: string; label: string }) {
  return (
    <a href={`/login?rdir=${encodeURIComponent(here)}`} className="inline-block py-1 font-semibold">
      {label}
    </a>
  );
}
