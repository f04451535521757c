import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.js';

const PATIENCE_MS = 10_000;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends mail by the server of the settings; undefined where there is none, or nobody whom it would come from. */
export function createMailer({ SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | undefined {
  if (SMTP_URL === undefined) return undefined;
  const user = decodeURIComponent(new URL(SMTP_URL).username);
  const from = MAIL_FROM ?? (user.includes('@') ? user : undefined);
  if (from === undefined) return undefined;
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url: SMTP_URL, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, ...mail });
      } finally {
        transport.close();
      }
    },
  };
}
