import { withdrawCertificate } from "../../lib/domain/certificates";
import type { Command } from "./command";

const outcomes = {
  withdrawn: "Withdrawn. The owner gets a mail with the reason.",
  unknownNumber: "There is no certificate with this number.",
  alreadyWithdrawn: "This certificate is withdrawn already.",
};

export const certificateCommands: Command[] = [
  {
    name: "withdraw",
    words: '<certificate number> "<reason>"',
    description: "withdraws a certificate; its owner gets the reason by mail",
    run: async (context, [number, ...words]) => {
      const reason = words.join(" ").trim();
      if (!number || !reason) return null;
      const result = await withdrawCertificate(context, number, reason);
      return { ok: result === "withdrawn", text: outcomes[result] };
    },
  },
];
