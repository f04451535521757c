import type { Log } from '../log.js';
import type { Settings } from '../settings.js';
import { HttpSender } from './http-sender.js';
import { LogSender } from './log-sender.js';
import type { CodeSender } from './sender.js';

export { canSendNotes, type NoteSettings, sendNote, wayTo } from './note-sender.js';
export type { CodeMessage, CodeSender } from './sender.js';

/** The sender that the settings name. */
export const openCodeSender = (settings: Pick<Settings, 'SMS_URL' | 'SMS_KEY'>, log: Log): CodeSender =>
  settings.SMS_URL === undefined ? new LogSender(log) : new HttpSender(settings.SMS_URL, settings.SMS_KEY);
