import { own } from "./accounts";
import { inLanguage, type PlainCall, Refused, type Responses, refused } from "./plain-call";

// The calls of accounts-and-public.md, section 7, on what the foundation publishes. The comment above each quotes the
// document on its response.

export const issue = "nutrition";
export const articleSlug = "iron-rich-food";
export const forumSlug = "weekly-tablet";

const created_on = "2026-05-02T09:30:00.000Z";
type Comment = { id: string; comment: string; userid: string; by: string };
const comments: Comment[] = [{ id: "1", comment: "We tried it.", userid: "somebody", by: "meena@example.org" }];

/** Section 3, "Discussion". */
function discussion(call: PlainCall) {
  return {
    slug: forumSlug,
    title: inLanguage(call, "The weekly tablet", "हर हफ़्ते की गोली"),
    description: inLanguage(call, "<p>How do you give it out?</p>", "<p>आप गोली कैसे बाँटते हैं?</p>"),
    total_comments: comments.length,
    created_on,
  };
}

function ofForum(call: PlainCall) {
  if (call.parameters.id !== forumSlug) throw new Refused(404, "Not found");
}

export const publicResponses: Responses = {
  // "data.content HTML"
  "GET /api/static_page": (call) => ({
    data: { content: inLanguage(call, `<h1>${call.query.get("p")}</h1>`, `<h1>पेज ${call.query.get("p")}</h1>`) },
  }),
  // "data.code"
  "GET /api/banner": () => ({ data: { code: "<p>Summer camp</p>" } }),
  // "data.data list"; section 3, "Testimonial"
  "GET /api/testimonials": () => ({
    data: { data: [{ picture_url: "", testimonial: "<p>It helped me.</p>", person_name: "<b>Rekha</b>" }] },
  }),
  // "data.data.url"
  "GET /api/redirect": (call) => {
    if (call.query.get("slug") !== "course") throw new Refused(404, "Not found");
    return { data: { data: { url: "/courses" } } };
  },
  // "data.course_id, data.default_language"
  "GET /api/co_branded_tag": (call) => {
    if (call.query.get("tag") !== "partner") throw new Refused(404, "Not found");
    return { data: { course_id: "growing-up-healthy", default_language: "hi" } };
  },
  // "list of topics (slug, name, description, image_url)"
  "GET /api/topic": (call) => [
    { slug: issue, name: inLanguage(call, "Nutrition", "पोषण"), description: "What the body needs.", image_url: "" },
  ],
  // "message and data"; section 3, "Topic category card"
  "GET /api/topic/{name}": (call) => {
    if (call.parameters.name !== issue) throw new Refused(404, "Not found");
    const title = inLanguage(call, "Food with iron", "आयरन वाला खाना");
    return {
      message: "",
      data: [{ topic: issue, slug: articleSlug, icon: "", title, content_type: "Article", content_length: "3 min" }],
    };
  },
  // "message and data"; section 3, "Article"
  "GET /api/topic/{id}/{slug}": (call) => {
    if (call.parameters.slug === refused) throw new Refused(401, "unauthorized.");
    if (call.parameters.slug !== articleSlug) throw new Refused(404, "Not found");
    const title = inLanguage(call, "Food with iron", "आयरन वाला खाना");
    return {
      message: "",
      data: { title, content: "<p>Green leaves and lentils.</p>", credit_note: "Foundation", message: "" },
    };
  },
  // "records (slug, title, description, total_comments, created_on)"; the document does not say what another page
  // holds: here the same
  "GET /api/discussions": (call) => ({ records: [discussion(call)] }),
  // "discussion; comments"
  "GET /api/discussions/{id}": (call) => {
    ofForum(call);
    return discussion(call);
  },
  // "discussion; comments"; section 3, "Discussion comment"
  "GET /api/discussions/{id}/comments": (call) => {
    ofForum(call);
    return comments.map(({ id, comment, userid, by }) => ({
      id,
      comment,
      userid,
      comment_by: by,
      commented_on: created_on,
    }));
  },
  // "status, message"
  "POST /api/discussions/{id}/comments": (call) => {
    ofForum(call);
    comments.push({
      id: String(comments.length + 1),
      comment: String(call.body.comment),
      userid: own(call).id,
      by: own(call).username,
    });
    return { status: true, message: "Your comment is posted." };
  },
  // "status, message"
  "DELETE /api/discussions/{id}/comments/{commentId}": ({ parameters }) => {
    const index = comments.findIndex(({ id }) => id === parameters.commentId);
    if (index >= 0) comments.splice(index, 1);
    return { status: true, message: "Deleted." };
  },
};
