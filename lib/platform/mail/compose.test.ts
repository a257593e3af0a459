import { expect, test } from "vitest";
import { publishedContent } from "../content/testing/published-content";
import { languages } from "../i18n/language";
import { type ComposedMail, composeMail } from "./compose";
import { makeLetterhead } from "./letter-types";
import { isMailing, type Mail } from "./mails";
import { mailableName } from "./recipient";
import { sampleMails } from "./testing/samples";

const { site } = publishedContent();
const portal = { portalUrl: "https://learn.example.org", mailFrom: null };

function compose(mail: Mail, language: string, mailFrom: string | null = null): Promise<ComposedMail> {
  const times = { created_at: "", due_at: "", claimed_until: null, sent_at: null, given_up_at: null };
  const row = {
    id: "a1",
    account_id: null,
    kind: mail.kind,
    recipient: "asha@example.org",
    language,
    details: JSON.stringify(mail.values),
    ...times,
  };
  return composeMail({ ...row, attempts: 1, last_error: null }, makeLetterhead(site, { ...portal, mailFrom }));
}

const every = Object.values(sampleMails).flatMap((mail) =>
  languages.map((language) => ({ kind: mail.kind, mail, language })),
);

test.each(every)("$kind in $language has the same text and links in both parts", async ({ mail, language }) => {
  const { subject, html, text } = await compose(mail, language);
  for (const part of [html, text]) {
    expect(part).toContain(subject);
    expect(part).toContain(site.foundation.email);
    expect(part).not.toMatch(/undefined|\{\w+\}|mail\.\w+\./);
    for (const [name, value] of Object.entries(mail.values))
      if (name.toLowerCase().includes("link")) expect(part).toContain(value);
  }
  expect(html).toContain(`lang="${language}"`);
  expect(html).toContain("prefers-color-scheme: dark");
  // The subject of a reminder is typed by staff, in each language.
  if (mail.kind !== "reminder") expect(/\p{Script=Devanagari}/u.test(subject)).toBe(language === "hi");
});

test("a link to the portal opens in the mail's language, and keeps one that it names itself", async () => {
  const { text } = await compose(sampleMails.verifyEmail, "hi");
  expect(text).toContain(`${sampleMails.verifyEmail.values.link}?language=hi`);
  const named = { ...sampleMails.verifyEmail, values: { firstName: "", link: `${portal.portalUrl}/a?language=en` } };
  expect((await compose(named, "hi")).text).not.toContain("language=hi");
});

test.each(every)(
  "$kind in $language: every link to the portal opens in the mail's language",
  async ({ mail, language }) => {
    const { html } = await compose(mail, language);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    const own = links.filter((link) => link.startsWith(`${portal.portalUrl}/`) && !/\.\w+$/.test(link));
    expect(own.filter((link) => new URL(link).searchParams.get("language") !== language)).toEqual([]);
  },
);

test("the mail of a certificate shows the finished wall, which is attached to it and 600 pixels wide", async () => {
  const issued = sampleMails.certificateIssued;
  const values = { ...issued.values, wall: { courseId: "a", topics: ["b", "c"], seed: 1, look: "" } };
  const { html, text, attachments } = await compose({ ...issued, values }, "hi");
  expect(attachments).toEqual([expect.objectContaining({ cid: "picture", contentType: "image/png" })]);
  expect(html).toContain('src="cid:picture"');
  expect(text).not.toContain("cid:");
  const png = attachments[0]?.content ?? Buffer.alloc(24);
  expect(png.readUInt32BE(16)).toBe(600);
  expect(png.length).toBeLessThan(120_000);
  const without = await compose(issued, "hi");
  expect([without.attachments, without.html.includes("cid:")]).toEqual([[], false]);
});

test("in plain text a link occurs once, on its own line", async () => {
  const { text } = await compose(sampleMails.verifyEmail, "en");
  expect(text.split("\n").filter((line) => line.includes("https://"))).toEqual([
    `${sampleMails.verifyEmail.values.link}?language=en`,
  ]);
});

test.each(every)(
  "$kind in $language: mailings have one-click unsubscription (RFC 8058), other mails are marked as automatic",
  async ({ mail, language }) => {
    const { headers } = await compose(mail, language);
    if ("unsubscribeLink" in mail.values) {
      expect(isMailing(mail.kind)).toBe(true);
      expect(headers).toMatchObject({
        "List-Unsubscribe": `<${mail.values.unsubscribeLink}?language=${language}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
    } else {
      expect(isMailing(mail.kind)).toBe(false);
      expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
      expect(headers).not.toHaveProperty("List-Unsubscribe");
    }
  },
);

test("T23: a first name that is no name is not mailed to a stranger in the portal's mail", async () => {
  for (const firstName of [
    "<b>Win</b>",
    "Go to evil.example",
    "You won! Call 98765",
    "https://evil.example",
    "x".repeat(41),
  ]) {
    const { html, text } = await compose(
      { kind: "verifyEmail", values: { firstName, link: "https://learn.example.org/v" } },
      "en",
    );
    expect(html).not.toContain(firstName);
    expect(text).toContain("Hello,\n");
  }
  for (const name of ["Asha", "गोविंद", "A. P. J. Kalam", "Mary-Ann O’Neil", "क्\u200dषमा"])
    expect(mailableName(name)).toBe(name);
});

test("the sender's name is the portal's, in the mail's language, unless MAIL_FROM has another", async () => {
  expect((await compose(sampleMails.verifyEmail, "hi")).from).toEqual({
    name: site.name.hi,
    address: site.foundation.email,
  });
  expect((await compose(sampleMails.verifyEmail, "en", "noreply@school.example")).from).toEqual({
    name: site.name.en,
    address: "noreply@school.example",
  });
  expect((await compose(sampleMails.verifyEmail, "en", '"Help desk" <noreply@school.example>')).from).toEqual({
    name: "Help desk",
    address: "noreply@school.example",
  });
});
