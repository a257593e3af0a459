import { Parts } from "../../parts";

type Props = { params: Promise<{ parts: string }> };

/** Rendered for each request. */
export const dynamic = "force-dynamic";

export default async function PageOfRequest({ params }: Props) {
  return <Parts count={Number((await params).parts)} />;
}
