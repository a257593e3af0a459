import type { FilledDesk } from "./fill-desk";

export type Ids = FilledDesk["ids"] & { draft: string; planned: string; upload: string; school: string };

/** Every page of the desk, by the name of its picture. */
export function deskScreens({
  conversation,
  ticket,
  review,
  certified,
  draft,
  planned,
  upload,
  school,
}: Ids): Record<string, string> {
  return {
    overview: "/desk",
    messages: "/desk/messages",
    "messages-closed": "/desk/messages?show=closed",
    conversation: `/desk/messages/${conversation}`,
    complaint: `/desk/messages/grievances/${ticket}`,
    reviews: "/desk/reviews",
    review: `/desk/reviews/${review}`,
    comments: "/desk/comments",
    "comments-all": "/desk/comments?show=all",
    words: "/desk/comments/words",
    programmes: "/desk/programmes",
    "programmes-bihar": "/desk/programmes?state=5&by=district",
    "programmes-course": "/desk/programmes?course=growing-up-healthy",
    people: "/desk/people?find=kumar",
    "people-none": "/desk/people?find=nobody-at-all",
    person: `/desk/people/${certified}`,
    upload: "/desk/people/upload",
    "upload-preview": `/desk/people/upload/${upload}`,
    rosters: "/desk/people/rosters?find=school",
    "roster-move": `/desk/people/rosters/move?${school}`,
    staff: "/desk/people/staff",
    mailings: "/desk/mailings",
    "mailing-new": "/desk/mailings/new",
    "mailing-draft": `/desk/mailings/${draft}`,
    "mailing-planned": `/desk/mailings/${planned}`,
    weekly: "/desk/mailings/weekly/growing-up-healthy",
    log: "/desk/log",
    settings: "/desk/settings",
    "sign-in": "/desk/sign-in",
  };
}

/**
 * The pictures of docs/programme.md: a screen, whether a phone shows it, the height, and the heading to begin with
 * where the page is long.
 */
export const documented: { screen: string; phone?: true; height?: number; from?: string }[] = [
  { screen: "overview", phone: true },
  { screen: "staff" },
  { screen: "conversation", height: 900 },
  { screen: "messages", phone: true },
  { screen: "review", height: 900 },
  { screen: "comments", height: 640 },
  { screen: "programmes", height: 900 },
  { screen: "programmes-bihar", height: 900, from: "#district-map" },
  { screen: "programmes-course", phone: true, from: "main h2" },
  { screen: "upload-preview", height: 900 },
  { screen: "person", height: 900 },
  { screen: "mailing-draft", height: 1000 },
];
