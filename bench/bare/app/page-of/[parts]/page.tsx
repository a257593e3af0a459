import { Parts } from "../../parts";

/** Prerendered: the first request makes it, and all others get what that one got. */
export const dynamic = "force-static";

export default async function PrerenderedPage({ params }: { params: Promise<{ parts: string }> }) {
  return <Parts count={Number((await params).parts)} />;
}
