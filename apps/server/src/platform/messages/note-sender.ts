import type { Settings } from '../settings.js';
import { postMessage } from './post-message.js';

/** A short note to a phone, of a kind that is listed here: nothing else can be said. */
export interface NoteMessage {
  phone: string;
  purpose: 'reminder';
  values: { title: string };
}

export interface NoteSender {
  send(message: NoteMessage): Promise<void>;
}

/** A title is a person's: of a long one the beginning says which. */
const LONGEST_TITLE = 40;

/** The sentence that arrives; whoever reads it is no person whose language is known. */
export const noteText = ({ values: { title } }: Pick<NoteMessage, 'values'>): string =>
  `【纸笔】《${title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title}》还没有收到，请尽快交上来。`;

/** The sender of the settings; undefined where none is set: a note in the server's log would reach nobody. */
export const openNoteSender = ({ SMS_URL, SMS_KEY }: Pick<Settings, 'SMS_URL' | 'SMS_KEY'>): NoteSender | undefined =>
  SMS_URL === undefined
    ? undefined
    : {
        send: ({ phone, purpose, values }) =>
          postMessage({ url: SMS_URL, key: SMS_KEY }, { phone, code: '', purpose, text: noteText({ values }) }),
      };
