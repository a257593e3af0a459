const words =
  "a page of the same size as the portal's own, made of headings, paragraphs, lists and links as pages are".split(" ");

function Part({ number }: { number: number }) {
  return (
    <section className="container-page mt-4" id={`part-${number}`}>
      <h2 className="text-[1.2rem] font-bold">
        Part {number}: {words[number % words.length]}
      </h2>
      <p className="mt-1 max-w-md">{[...words.slice(number % words.length), ...words].join(" ")}.</p>
      <ul className="mt-1 grid gap-x-6">
        {[1, 2, 3].map((link) => (
          <li key={link}>
            <a className="inline-flex min-h-11 items-center py-1.5" href={`/part/${number}/${link}`}>
              {words[(number + link) % words.length]} {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Parts({ count }: { count: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.map((number) => <Part key={number} number={number} />);
}
