import { test } from "@playwright/test";
import { plainPage } from "../lib/portal/plain-page";
import { signUp } from "./learner";

for (const language of ["en", "hi"] as const)
  for (const width of [360, 1280])
    test(`shots ${language} ${width}`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await signUp(context, language);
      const shot = (name: string) => page.screenshot({ path: `/tmp/w8-shots/${name}-${language}-${width}.png` });
      await page.goto(`/other-account?language=${language}`);
      await page.waitForTimeout(800);
      await shot("other");
      await page.goto("/images/courses");
      await page.waitForTimeout(500);
      await shot("notfound");
      for (const status of [503, 400, 403] as const) {
        await page.route(`**/plain-${status}`, (route) =>
          route.fulfill({ status, contentType: "text/html; charset=utf-8", body: plainPage(status, language) }),
        );
        await page.goto(`/plain-${status}`);
        await page.waitForTimeout(300);
        await shot(`plain${status}`);
      }
    });
