"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { ErrorSummary } from "@/components/ui/error-summary";
import { TextField } from "@/components/ui/field";
import styles from "./gallery.module.css";

type Texts = Record<"title" | "name" | "email" | "missing" | "send", string>;

/** A form that saves nothing: sent with empty fields it shows what is wrong, as every form does. */
export function SummaryForm({ texts }: { texts: Texts }) {
  const [empty, setEmpty] = useState<string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const fields = { "summary-name": texts.name, "summary-email": texts.email };

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setEmpty(Object.keys(fields).filter((name) => !given.get(name)));
    setAttempt(attempt + 1);
  }

  const errorOf = (name: string) => (empty.includes(name) ? texts.missing : undefined);
  const lines = Object.entries(fields)
    .filter(([name]) => empty.includes(name))
    .map(([name, label]) => ({ message: `${label}: ${texts.missing}`, href: `#${name}` }));
  return (
    <form noValidate onSubmit={check} className={styles.form}>
      {lines.length > 0 && <ErrorSummary title={texts.title} lines={lines} attempt={attempt} />}
      <TextField id="summary-name" name="summary-name" label={texts.name} error={errorOf("summary-name")} />
      <EmailField id="summary-email" name="summary-email" label={texts.email} error={errorOf("summary-email")} />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
