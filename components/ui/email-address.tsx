/** An email address that breaks before its domain where it is too long for one line, not inside a word. */
export function EmailAddress({ address }: { address: string }) {
  const [mailbox, domain] = address.split("@");
  return (
    <>
      {mailbox}
      {domain && (
        <>
          <wbr />@{domain}
        </>
      )}
    </>
  );
}
