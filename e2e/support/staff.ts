import { chatCommands } from "../../scripts/staff/chat";
import { peopleCommands } from "../../scripts/staff/people";
import { reviewCommands } from "../../scripts/staff/reviews";
import { portalContext } from "../../testing/portal/portal-context";

const commands = [...peopleCommands, ...reviewCommands, ...chatCommands];

/**
 * A command of `npm run staff` on the portal under test, in this process: a process of its own would read the content
 * first. @returns its output
 */
export async function staff(baseUrl: string, name: string, ...words: string[]): Promise<string> {
  const { db, content, settings } = await portalContext();
  const command = commands.find((each) => each.name === name);
  const result = await command?.run(
    { db, content, settings: { ...settings, portalUrl: baseUrl }, now: new Date() },
    words,
    "staff:tests",
  );
  if (!result) throw new Error(`npm run staff does not know: ${[name, ...words].join(" ")}`);
  return result.text;
}
