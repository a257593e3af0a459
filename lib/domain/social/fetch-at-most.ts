/** The longest answer of a provider that is read; theirs have a few KB. */
const longestAnswer = 1024 * 1024;

/** `fetch`, whose answer is read whole, and no further than it may be long. @throws where it is longer */
export async function fetchAtMost(address: string | URL, options: RequestInit): Promise<Response> {
  const answer = await fetch(address, options);
  const { status, statusText } = answer;
  if (!answer.body) return new Response(null, { status, statusText, headers: answer.headers });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error(`The answer of ${new URL(address).host} is longer than 1 MB.`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, statusText, headers: answer.headers });
}
