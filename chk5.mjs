import { chromium } from "playwright";

const b = await chromium.launch({ executablePath: "/tmp/chromium", args: ["--no-sandbox"] });
const c = await b.newContext({
  baseURL: "http://localhost:3500",
  storageState: "/tmp/shots-5/state/kavita.sinha.json",
  viewport: { width: 360, height: 720 },
});
const p = await c.newPage();
await p.goto("/settings?language=en", { timeout: 240000 });
await p.waitForTimeout(4000);
await p.locator("#consents summary").click();
const press = p.locator("#consents li").nth(1).getByRole("button");
console.log(await press.textContent());
await press.click();
await p.waitForTimeout(15000);
console.log(await press.isVisible(), await press.textContent().catch(String), p.url());
await press.click().catch((e) => console.log("no"));
await p.waitForTimeout(10000);
console.log(await press.isVisible(), p.url());
await b.close();
