export const dynamic = "force-dynamic";

const answer = { status: true, message: "the least that a handler can do" };

export function GET(): Response {
  return Response.json(answer);
}

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return Response.json(answer);
}
