import { Parts } from "../../parts";

type Props = { params: Promise<{ parts: string }> };

/** Prerendered: the first request makes it, and all others get what that one got. */
export const dynamic = "force-static";

export default async function PrerenderedPage({ params }: Props) {
  return <Parts count={Number((await params).parts)} />;
}
