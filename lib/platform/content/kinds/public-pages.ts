import { inEachLanguage, type Text } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import type { Content } from "../content";

/** A page that search engines list and people share. */
type PublicPage = {
  path: string;
  title: Text;
  lead: Text;
  /** A path below `public`, rendered on the share picture. */
  picture: string;
  /** The day it last changed, where the content has it. */
  changed?: string;
};

const scene = "/images/home/hero.svg";
const motif = (slug: string) => `/images/topics/${slug}.svg`;

/** Every public page in the order of the site, for sitemap, share pictures and tests. */
export function publicPages(content: Content): PublicPage[] {
  return [
    ...listPages(content),
    ...coursePages(content),
    ...topicPages(content),
    ...forumPages(content),
    ...foundationPages(content),
  ];
}

/** An interface text in every language. */
function inLanguages(find: (texts: ReturnType<typeof messagesIn>) => string): Text {
  return inEachLanguage((language) => find(messagesIn(language)));
}

function listPages({ site, courses, coreIssues }: Content): PublicPage[] {
  const list = (path: string, title: Text, lead: Text, picture: string) => ({ path, title, lead, picture });
  return [
    list("/", site.tagline, site.description, scene),
    list(
      "/courses",
      inLanguages(({ courses: t }) => t.title),
      inLanguages(({ courses: t }) => t.lead),
      courses[0]?.picture ?? scene,
    ),
    list(
      "/topic",
      inLanguages(({ articles: t }) => t.coreIssues),
      inLanguages(({ articles: t }) => t.coreIssuesDescription),
      motif(coreIssues[0]?.slug ?? ""),
    ),
    list(
      "/article",
      inLanguages(({ articles: t }) => t.allArticles),
      inLanguages(({ articles: t }) => t.allArticlesDescription),
      motif(coreIssues[1]?.slug ?? ""),
    ),
    list(
      "/diagrams",
      inLanguages(({ drawings: t }) => t.listTitle),
      inLanguages(({ drawings: t }) => t.listLead),
      scene,
    ),
    list(
      "/class-plans",
      inLanguages(({ classPlans: t }) => t.title),
      inLanguages(({ classPlans: t }) => t.listLead),
      scene,
    ),
    list(
      "/discussions",
      inLanguages(({ discussions: t }) => t.title),
      inLanguages(({ discussions: t }) => t.lead),
      scene,
    ),
  ];
}

function coursePages({ courses, campaigns, site }: Content): PublicPage[] {
  return [
    ...courses.map(({ id, name, shortDesc, picture }) => ({
      path: `/info/course/${id}`,
      title: name,
      lead: shortDesc,
      picture,
    })),
    ...campaigns.pages.map(({ slug, greeting, lead, picture }) => ({
      path: `/${slug}`,
      title: greeting,
      lead,
      picture,
    })),
    ...campaigns.demos.map(({ state, title, campaign }) => ({
      path: `/online-demo/${state}`,
      title,
      lead: site.tagline,
      picture: campaigns.pages.find(({ slug }) => slug === campaign)?.picture ?? scene,
    })),
  ];
}

function topicPages(content: Content): PublicPage[] {
  const { coreIssues, articles } = content;
  const issueNames = new Map(coreIssues.map((issue) => [issue.slug, issue.name]));
  return [
    ...coreIssues.map(({ slug, name, description }) => {
      return { path: `/topic/${slug}`, title: name, lead: description, picture: motif(slug) };
    }),
    ...articles.map(({ topic, id, title, updated }) => {
      const lead = issueNames.get(topic) ?? title;
      return { path: `/topic/${topic}/${id}`, title, lead, picture: motif(topic), changed: updated };
    }),
  ];
}

function forumPages({ discussions }: Content): PublicPage[] {
  return discussions.map(({ slug, title, lead, topic }) => ({
    path: `/discussions/view/${slug}`,
    title,
    lead,
    picture: motif(topic),
  }));
}

function foundationPages(content: Content): PublicPage[] {
  const { staticPages, handouts, classPlans, drawings, privacyNotice, site } = content;
  return [
    ...staticPages.flatMap(({ address, title, description }) =>
      address ? [{ path: address, title, lead: description, picture: scene }] : [],
    ),
    ...handouts.map(({ id, title, lead }) => ({ path: `/handouts/${id}`, title, lead, picture: scene })),
    ...classPlans.map(({ id, title, aim }) => ({ path: `/class-plans/${id}`, title, lead: aim, picture: scene })),
    ...drawings.map(({ id, title, summary }) => ({ path: `/diagrams/${id}`, title, lead: summary, picture: scene })),
    { path: "/privacy-notice", title: privacyNotice.title, lead: privacyNotice.lead, picture: scene },
    {
      path: "/register",
      title: inLanguages(({ accounts: t }) => t.registerTitle),
      lead: inLanguages(({ accounts: t }) => t.registerLead),
      picture: scene,
    },
    {
      path: "/account/delete",
      title: inLanguages(({ security: t }) => t.deleteTitle),
      lead: inLanguages(({ security: t }) => t.deleteLead),
      picture: scene,
    },
    {
      path: "/grievance",
      title: inLanguages(({ privacy: t }) => t.grievanceTitle),
      lead: site.foundation.name,
      picture: scene,
    },
  ];
}
