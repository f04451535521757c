import type { Language } from '@zhibi/contract/kernel';
import type { operationsApi, ServiceName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Services } from '../../platform/services.js';
import type { Settings } from '../../platform/settings.js';
import { tryMail } from './try-mail.js';
import { tryModel } from './try-model.js';
import { tryOffice } from './try-office.js';
import { tryS3 } from './try-s3.js';
import { trySms } from './try-sms.js';
import type { Tried } from './words.js';

/** How each service is tried: with the settings in use, and to whom something is sent where it sends. */
const trials: Readonly<Record<ServiceName, (settings: Settings, to: string) => Promise<Tried>>> = {
  mail: tryMail,
  sms: trySms,
  s3: tryS3,
  office: tryOffice,
  model: tryModel,
};

type Wish = z.output<typeof operationsApi.tryService.input>;

/** Tries a service as it is set up, and tells in words what came of it. Nothing of the database is held meanwhile. */
export async function tryService(
  { settings, database }: Pick<Services, 'settings' | 'database'>,
  wish: Wish,
  { actor, language }: { actor: Actor; language: Language },
): Promise<{ works: boolean; words: string }> {
  const { service } = wish;
  const { works, words } = await trials[service](settings, 'to' in wish ? wish.to : '');
  await database.asSystem((system) =>
    recordAct(system, {
      accountId: actor.accountId,
      schoolId: null,
      what: 'service-tried',
      detail: { service, works },
    }),
  );
  return { works, words: words[language] };
}
