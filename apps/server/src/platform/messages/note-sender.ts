import type { Settings } from '../settings.js';
import { createMailer } from './mail.js';
import { postMessage } from './post-message.js';

export type NoteSettings = Pick<Settings, 'SMS_URL' | 'SMS_KEY' | 'SMTP_URL' | 'MAIL_FROM'>;

/** Where a note goes. */
type Way = { mail: string } | { phone: string };

/** A short note, of a kind that is listed here: nothing else can be said. */
interface Note {
  to: Way;
  purpose: 'reminder';
  values: { title: string };
}

/** A title is a person's: of a long one the beginning says which. */
const LONGEST_TITLE = 40;

const named = (title: string): string =>
  (title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title).replace(/\s+/g, ' ');

/** The sentence that arrives on a phone; whoever reads it is no person whose language is known. */
const noteText = (title: string): string => `【纸笔】《${named(title)}》还没有收到，请尽快交上来。`;

/** A mail has room for both languages, and says why it comes. */
const noteMail = (title: string): { subject: string; text: string } => ({
  subject: `纸笔：《${named(title)}》还没有收到 · Zhibi: homework is missing`,
  text: [
    `《${named(title)}》还没有收到，请尽快交上来。`,
    '您在纸笔的“个人信息”里留了这个邮箱，所以收到这封信；不想再收到，可在那里解除。',
    '',
    `“${named(title)}” has not been received yet: please hand it in soon.`,
    'You named this address under “Personal info” of Zhibi for reminders; there you can take it away again.',
  ].join('\n'),
});

/** Whether notes can go out at all: one in the server's log would reach nobody. */
export const canSendNotes = (settings: NoteSettings): boolean =>
  settings.SMS_URL !== undefined || createMailer(settings) !== undefined;

/** The way to a person: the address that was named for notes, else the phone; undefined where neither can be reached from here. */
export function wayTo(
  settings: NoteSettings,
  { mail, phone }: { mail: string | null; phone: string | null },
): Way | undefined {
  if (mail !== null && createMailer(settings) !== undefined) return { mail };
  return phone !== null && settings.SMS_URL !== undefined ? { phone } : undefined;
}

/** Sends it by the service of the settings; throws where it was not taken. */
export async function sendNote(settings: NoteSettings, { to, purpose, values: { title } }: Note): Promise<void> {
  if ('mail' in to) await createMailer(settings)?.send({ to: to.mail, ...noteMail(title) });
  else if (settings.SMS_URL !== undefined)
    await postMessage(
      { url: settings.SMS_URL, key: settings.SMS_KEY },
      { phone: to.phone, code: '', purpose, text: noteText(title) },
    );
}
