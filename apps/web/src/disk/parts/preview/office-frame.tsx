import type { Preview } from '@zhibi/contract/disk';
import { useEffect, useRef } from 'react';
import styles from './preview.module.css';

/** The office server's own page in a frame. It is given the ticket by a form, so that no address holds it. */
export function OfficeFrame({ office, title }: { office: NonNullable<Preview['office']>; title: string }) {
  const form = useRef<HTMLFormElement>(null);
  // A form is sent by the browser, into the frame beside it.
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <form ref={form} method="post" action={office.url} target="office-frame" hidden>
        <input type="hidden" name="access_token" value={office.accessToken} />
        <input type="hidden" name="access_token_ttl" value={office.accessTokenTtl} />
      </form>
      <iframe
        className={styles.office}
        name="office-frame"
        title={title}
        allow="clipboard-read; clipboard-write; fullscreen"
      />
    </>
  );
}
