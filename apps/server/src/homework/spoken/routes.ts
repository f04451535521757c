import { spokenApi } from '@zhibi/contract/homework/spoken';
import { endLease } from '../../platform/files/index.js';
import { mount, mountFile, mountForm } from '../../platform/mount.js';
import { openable } from '../../platform/pictures/openable.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { queueAssessing } from './assess-recording.js';
import { changeSpoken, extendSpoken, withdrawSpoken } from './change-spoken.js';
import { giveSpoken } from './give-spoken.js';
import { askAgain, judgeSpoken } from './judge-spoken.js';
import { keepSpokenFile } from './keep-file.js';
import { listSpoken, mySpoken, myTask, spokenForStudent } from './list-spoken.js';
import { fileOfSpoken, soundOfTry } from './open-file.js';
import { sendRecording } from './send-recording.js';
import { showRows, showTries } from './show-rows.js';
import { markSeen } from './store-results.js';

export const spokenRoutes = (services: Services): void => {
  const { clock, files, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });

  mount(services, spokenApi.give, ({ db, actor, language }, wish) =>
    giveSpoken(db, actor, wish, { ...here(), language }),
  );
  mountForm(services, spokenApi.keepFile, async ({ actor, transact }, { file }) =>
    keepSpokenFile(actor, await openable(services, file), { files, now: clock.now(), transact }),
  );
  mount(services, spokenApi.list, ({ db, actor }, asked) => listSpoken(db, actor, asked, here()));
  mount(services, spokenApi.detail, async ({ db, actor }, asked) => ({
    ...(await showRows(db, actor, asked, here())),
    hasService: settings.SPEECH_URL !== undefined,
  }));
  mount(services, spokenApi.tries, ({ db, actor }, asked) => showTries(db, actor, asked, settings.TZ_NAME));
  mount(services, spokenApi.judge, ({ db, actor }, said) => judgeSpoken(db, actor, said, clock.now()));
  mount(services, spokenApi.askAgain, ({ db, actor }, asked) => askAgain(db, actor, asked, clock.now()));
  mount(services, spokenApi.change, async ({ db, actor }, change) => {
    await changeSpoken(db, actor, change, here());
    return {};
  });
  mount(services, spokenApi.extend, async ({ db, actor }, change) => {
    await extendSpoken(db, actor, change, here());
    return {};
  });
  mount(services, spokenApi.withdraw, async ({ db, actor }, { spokenId }) => {
    await withdrawSpoken(db, actor, spokenId, clock.now());
    return {};
  });
  mount(services, spokenApi.mine, ({ db, actor }, { cursor }) => mySpoken(db, actor, cursor, here()));
  mount(services, spokenApi.task, ({ db, actor }, { spokenId }) => myTask(db, actor, spokenId, here()));
  mountForm(services, spokenApi.send, ({ actor, transact }, input) =>
    sendRecording(actor, input, {
      ...here(),
      files,
      transact,
      // As the system: leases belong to no school.
      release: (lease) => services.database.asSystem((db) => endLease(db, { lease })),
      queue: (db, kept) => queueAssessing(services, db, kept),
    }),
  );
  mount(services, spokenApi.see, async ({ db, actor }, { spokenId }) => {
    const { schoolId } = await spokenForStudent(db, actor, spokenId, clock.now());
    await markSeen(db, { schoolId, spokenId, studentId: found(actor.studentId) }, clock.now());
    return {};
  });
  mountFile(services, spokenApi.sound, async ({ actor, transact }, { tryId }) => {
    const { sha256, type, size } = await transact((db) => soundOfTry(db, actor, tryId));
    return { content: found(await files.open(sha256, { size })), type, size };
  });
  mountFile(services, spokenApi.file, async ({ actor, transact }, wanted) => {
    const { sha256, type, size } = await transact((db) => fileOfSpoken(db, actor, wanted, clock.now()));
    return { content: found(await files.open(sha256, { size })), type, size };
  });
};
