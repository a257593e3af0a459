import type { ModuleTopic } from "@/lib/contract/learning";

/** A topic's state on the path. `open`: begun or unlocked, not the one to go on with; `plain`: without address. */
export type Place = "done" | "now" | "open" | "next" | "later" | "plain";

/** `side`: the bend of the stream beside the topic. */
export type PlacedTopic = { topic: ModuleTopic; place: Place; side: "a" | "b" };

/** The topics' states in order: one is `now`, the first locked one is `next`. `resume`: where to continue. */
export function topicPlaces(topics: ModuleTopic[], resume: string | null): Place[] {
  const isOpen = ({ status }: ModuleTopic) => status === "Started" || status === "Pending";
  const real = topics.filter(({ slug }) => slug !== null);
  const now = real.find((topic) => topic.slug === resume && isOpen(topic)) ?? real.find(isOpen);
  const next = real.find(({ status }) => status === "Locked");
  return topics.map((topic) => {
    if (topic.slug === null) return "plain";
    if (topic.status === "Completed") return "done";
    if (topic === now) return "now";
    if (topic === next) return "next";
    return topic.status === "Locked" ? "later" : "open";
  });
}

export function moduleAnchor(id: string): string {
  return `module-${id}`;
}
