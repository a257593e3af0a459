import { drive } from "../load/drive";
import { load, type Speed } from "../load/load";
import { register } from "./actions";

const people = 50;

/** Public pages while so many people register all at once, and again as soon as they have. */
export async function pagesWhilePeopleRegister(
  portalUrl: string,
  path: string,
  seconds: number,
): Promise<{ alone: Speed; meanwhile: Speed; perSecond: number }> {
  const pages = (forSeconds: number) => load({ url: portalUrl + path }, 4, forSeconds);
  const alone = await pages(seconds);
  const registering = drive(portalUrl, people, seconds + 2, async (client, turn) => void (await register(client, turn)));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const meanwhile = await pages(seconds);
  return { alone, meanwhile, perSecond: (await registering).perSecond };
}
