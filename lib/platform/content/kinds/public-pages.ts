import { inEachLanguage, type Text } from "../../i18n/language";
import { type Messages, messagesIn } from "../../i18n/messages";
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

const page = (path: string, title: Text, lead: Text, picture = scene): PublicPage => ({ path, title, lead, picture });

/** A page whose title and lead are interface texts. */
function ownPage(path: string, say: (texts: Messages) => [title: string, lead: string], picture?: string): PublicPage {
  const said = inEachLanguage((language) => say(messagesIn(language)));
  const part = (index: 0 | 1) => inEachLanguage((language) => said[language][index]);
  return page(path, part(0), part(1), picture);
}

/** Every public page in the order of the site, for sitemap, share pictures and tests. */
export function publicPages(content: Content): PublicPage[] {
  const { site, courses, campaigns, coreIssues, articles, privacyNotice } = content;
  const [first, second] = coreIssues.map(({ slug }) => motif(slug));
  const issueNames = new Map(coreIssues.map((issue) => [issue.slug, issue.name]));
  const campaignPictures = new Map<string, string>(campaigns.pages.map(({ slug, picture }) => [slug, picture]));
  return [
    page("/", site.tagline, site.description),
    ownPage("/courses", ({ courses: t }) => [t.title, t.lead], courses[0]?.picture),
    ownPage("/topic", ({ articles: t }) => [t.coreIssues, t.coreIssuesDescription], first),
    ownPage("/article", ({ articles: t }) => [t.allArticles, t.allArticlesDescription], second),
    ownPage("/diagrams", ({ drawings: t }) => [t.listTitle, t.listLead]),
    ownPage("/class-plans", ({ classPlans: t }) => [t.title, t.listLead]),
    ownPage("/discussions", ({ discussions: t }) => [t.title, t.lead]),
    ...courses.map(({ id, name, shortDesc, picture }) => page(`/info/course/${id}`, name, shortDesc, picture)),
    ...campaigns.pages.map(({ slug, greeting, lead, picture }) => page(`/${slug}`, greeting, lead, picture)),
    ...campaigns.demos.map(({ state, title, campaign }) =>
      page(`/online-demo/${state}`, title, site.tagline, campaignPictures.get(campaign)),
    ),
    ...coreIssues.map(({ slug, name, description }) => page(`/topic/${slug}`, name, description, motif(slug))),
    ...articles.map(({ topic, id, title, updated }) => ({
      ...page(`/topic/${topic}/${id}`, title, issueNames.get(topic) ?? title, motif(topic)),
      changed: updated,
    })),
    ...content.discussions.map(({ slug, title, lead, topic }) =>
      page(`/discussions/view/${slug}`, title, lead, motif(topic)),
    ),
    ...content.staticPages.flatMap(({ address, title, description }) =>
      address ? [page(address, title, description)] : [],
    ),
    ...content.handouts.map(({ id, title, lead }) => page(`/handouts/${id}`, title, lead)),
    ...content.classPlans.map(({ id, title, aim }) => page(`/class-plans/${id}`, title, aim)),
    ...content.drawings.map(({ id, title, summary }) => page(`/diagrams/${id}`, title, summary)),
    page("/privacy-notice", privacyNotice.title, privacyNotice.lead),
    ownPage("/register", ({ accounts: t }) => [t.registerTitle, t.registerLead]),
    ownPage("/account/delete", ({ security: t }) => [t.deleteTitle, t.deleteLead]),
    { ...ownPage("/grievance", ({ privacy: t }) => [t.grievanceTitle, ""]), lead: site.foundation.name },
  ];
}
