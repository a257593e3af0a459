import { expect, onTestFinished, test } from "vitest";
import { publishedContent } from "../content/testing/published-content";
import { sendOperatorMail } from "./operator-mail";
import { openLetterBox } from "./testing/letter-box";

const { site } = publishedContent();
const mail = { to: "someone@example.org", subject: "test mail", text: "It works." };
const portalUrl = "https://learn.example.org";
const mailFrom = "Sehat Shala <noreply@learn.example.org>";

test("a mail to the operator arrives, and the server's answer is returned", async () => {
  const box = await openLetterBox();
  onTestFinished(box.close);
  const sent = await sendOperatorMail({ portalUrl, mailFrom, smtpUrl: box.url }, site, mail);
  expect(sent).toEqual({
    from: "noreply@learn.example.org",
    server: new URL(box.url).host,
    answer: expect.stringMatching(/^250 /),
  });
  expect(box.received.map(({ subject }) => subject)).toEqual([`${site.name.en}: test mail`]);
});

test("what the server refuses, and a server that does not answer, are returned in its words", async () => {
  const refused = Object.assign(new Error("5.7.1 sender not allowed"), { responseCode: 550 });
  const box = await openLetterBox({ onRcptTo: (_address, _session, done) => done(refused) });
  const settings = { portalUrl, mailFrom, smtpUrl: box.url };
  expect(await sendOperatorMail(settings, site, mail)).toMatchObject({
    refusal: "550 5.7.1 sender not allowed",
  });
  await box.close();
  expect(await sendOperatorMail(settings, site, mail)).toMatchObject({
    refusal: expect.stringContaining("ECONNREFUSED"),
  });
});
