import { sessionApi } from '@zhibi/contract/session';
import { createMailer } from '../../platform/messages/mail.js';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { answerOf } from '../attempt.js';
import { bindMail, sendMailCode, unbindMail } from './bind-mail.js';

/** Where reminders go by mail. Answers whether any can. */
export function mountMail(services: Services): boolean {
  const { database, clock } = services;
  const mailer = createMailer(services.settings);
  const around = { database, clock, mailer };
  mountOpen(services, sessionApi.sendMailCode, async ({ actor, language }, { mail }) =>
    answerOf(await sendMailCode(around, actor, { mail, language })),
  );
  mountOpen(services, sessionApi.bindMail, async ({ actor }, input) => answerOf(await bindMail(around, actor, input)));
  mountOpen(services, sessionApi.unbindMail, async ({ actor }) => answerOf(await unbindMail(around, actor)));
  return mailer !== undefined;
}
