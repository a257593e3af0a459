"use client";

import { useState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { TextField } from "@/components/forms/field";
import { EmailField } from "@/components/forms/fields/email-field";
import { Button } from "@/components/ui/button";
import styles from "./gallery.module.css";

type Texts = Record<"title" | "name" | "email" | "missing" | "send", string>;

/** Fields that are never sent: validated while empty, they show their errors like every form. */
export function SummaryFields({ texts }: { texts: Texts }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [empty, setEmpty] = useState<string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const labels = { "summary-name": texts.name, "summary-email": texts.email };

  function check() {
    setEmpty(Object.keys(labels).filter((id) => !typed[id]));
    setAttempt(attempt + 1);
  }

  const field = (id: keyof typeof labels) => ({
    id,
    label: labels[id],
    error: empty.includes(id) ? texts.missing : undefined,
    value: typed[id] ?? "",
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [id]: event.target.value }),
  });
  const lines = Object.entries(labels)
    .filter(([id]) => empty.includes(id))
    .map(([id, label]) => ({ message: `${label}: ${texts.missing}`, href: `#${id}` }));
  return (
    <div className={styles.form}>
      {lines.length > 0 && <ErrorSummary title={texts.title} lines={lines} attempt={attempt} />}
      <TextField {...field("summary-name")} />
      <EmailField {...field("summary-email")} />
      <Button onClick={check}>{texts.send}</Button>
    </div>
  );
}
