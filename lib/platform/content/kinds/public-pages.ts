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

type Texts = ReturnType<typeof messagesIn>;

/** A page whose title and lead are interface texts. */
function ownPage(path: string, say: (texts: Texts) => [title: string, lead: string], picture = scene): PublicPage {
  const said = inEachLanguage((language) => say(messagesIn(language)));
  const [title, lead] = [
    inEachLanguage((language) => said[language][0]),
    inEachLanguage((language) => said[language][1]),
  ];
  return { path, title, lead, picture };
}

function listPages({ site, courses, coreIssues }: Content): PublicPage[] {
  const [first = "", second = ""] = coreIssues.map(({ slug }) => motif(slug));
  return [
    { path: "/", title: site.tagline, lead: site.description, picture: scene },
    ownPage("/courses", ({ courses: t }) => [t.title, t.lead], courses[0]?.picture),
    ownPage("/topic", ({ articles: t }) => [t.coreIssues, t.coreIssuesDescription], first),
    ownPage("/article", ({ articles: t }) => [t.allArticles, t.allArticlesDescription], second),
    ownPage("/diagrams", ({ drawings: t }) => [t.listTitle, t.listLead]),
    ownPage("/class-plans", ({ classPlans: t }) => [t.title, t.listLead]),
    ownPage("/discussions", ({ discussions: t }) => [t.title, t.lead]),
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
    ownPage("/register", ({ accounts: t }) => [t.registerTitle, t.registerLead]),
    ownPage("/account/delete", ({ security: t }) => [t.deleteTitle, t.deleteLead]),
    { ...ownPage("/grievance", ({ privacy: t }) => [t.grievanceTitle, ""]), lead: site.foundation.name },
  ];
}
