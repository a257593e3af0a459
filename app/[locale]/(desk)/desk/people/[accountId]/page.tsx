import { deskPage } from "@/components/desk/desk-page";
import { PersonView } from "@/components/desk/people/person-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "person.title");

/** One person. */
export default deskPage<"accountId">({
  permission: "people",
  title: ({ t }) => t("person.title"),
  here: ({ params }) => `/desk/people/${params.accountId}`,
  async content({ api, t, language, params, here, load }) {
    const { data } = await load(api.desk.readPerson({ ...params, language }));
    return {
      name: data.name || data.username,
      back: { href: "/desk/people", label: t("people.back") },
      body: <PersonView person={data} language={language} back={here} />,
    };
  },
});
