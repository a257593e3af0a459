import { Parts } from "../../parts";

export const dynamic = "force-dynamic";

export default async function PageOfRequest({ params }: { params: Promise<{ parts: string }> }) {
  return <Parts count={Number((await params).parts)} />;
}
