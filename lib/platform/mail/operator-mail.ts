import type { Site } from "../content";
import type { Settings } from "../settings";
import { openSmtp } from "./delivery";
import { makeLetterhead } from "./letter-types";

/** Sends a mail without a learner's data, past the outbox, so that the server's own answer is seen. */
export async function sendOperatorMail(
  settings: Pick<Settings, "portalUrl" | "mailFrom"> & { smtpUrl: string },
  site: Site,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<{ from: string; server: string } & ({ answer: string } | { refusal: string })> {
  const { from } = makeLetterhead(site, settings);
  const { hostname, port } = new URL(settings.smtpUrl);
  const about = { from: from.address, server: port ? `${hostname}:${port}` : hostname };
  const transport = openSmtp(settings.smtpUrl, 30_000);
  try {
    const { response } = await transport.sendMail({
      from: { name: from.name ?? site.name.en, address: from.address },
      to: { name: "", address: to },
      subject: `${site.name.en}: ${subject}`,
      text,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { ...about, answer: response };
  } catch (error) {
    const { response, message } = error as Error & { response?: string };
    return { ...about, refusal: response ?? message };
  } finally {
    transport.close();
  }
}
