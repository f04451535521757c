import { toStamp } from '@zhibi/contract/kernel';
import { registrationApi } from '@zhibi/contract/people/registration';
import { mountPublic } from '../../platform/mount.js';
import { Problem } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import type { Routes } from '../../platform/services.js';
import { addressOf, type Tokens } from '../../session/index.js';
import { type CodeSecret, openCodeSecret } from '../organisation/code-secret.js';
import { recordRefusedNewcomer } from './record-refused.js';
import { register } from './register.js';

/** @param tokens whoever registers is signed in at once */
export const registrationRoutes =
  (tokens: Tokens): Routes =>
  (services) => {
    const { clock, database, settings } = services;
    let opened: Promise<CodeSecret> | undefined;
    mountPublic(services, registrationApi.register, async ({ language, request }, input) => {
      opened ??= openCodeSecret(database);
      const now = clock.now();
      const today = toStamp(now, settings.TZ_NAME).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
      const from = addressOf(tokens, request);
      const here = { database, signIn: { tokens, clock }, now, from, today, language, secret: await opened };
      // Two may register the same name or phone in the same moment: the index decides.
      return refuseDuplicates({ account_name: 'account-taken', account_phone: 'phone-taken' }, () =>
        register(input, here),
      ).catch(async (problem: unknown) => {
        if (problem instanceof Problem) await database.asSystem((db) => recordRefusedNewcomer(db, input, problem));
        throw problem;
      });
    });
  };
