import { hashPassword } from "../../lib/domain/accounts/passwords/passwords";

// Measures argon2 by the portal's own function and parameters. Argument: for how many seconds.

const ms = Number(process.argv[2]) * 1000;
await hashPassword("a long enough word 7");
const begun = performance.now();
let count = 0;
while (performance.now() - begun < ms) {
  await hashPassword("a long enough word 7");
  count += 1;
}
process.stdout.write(String((count / (performance.now() - begun)) * 1000));
