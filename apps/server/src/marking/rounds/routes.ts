import { roundsApi as api } from '@zhibi/contract/marking/rounds';
import { mount, mountFile } from '../../platform/mount.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { Reading } from '../reading/read-answers.js';
import type { Shown } from '../scoring/show-answers.js';
import { exportRounds } from './export-rounds.js';
import { listDifferences } from './list-differences.js';
import { listMine, listOwnAnswers, listOwnItems } from './list-own.js';
import { listRounds } from './list-rounds.js';
import { pictureInRound } from './picture-in-round.js';
import { scoreOwn, undoOwn } from './score-own.js';
import { moveRound, setGold, setRounds } from './set-rounds.js';
import { settleDifference } from './settle-difference.js';

export const roundsRoutes = (services: Services, shown: Shown, reading: () => Reading) => {
  const now = () => services.clock.now();
  const { timeZone } = shown;
  mount(services, api.list, ({ db, actor }, { homeworkId }) => listRounds(db, actor, homeworkId, timeZone));
  mount(services, api.set, ({ db, actor }, input) => setRounds(db, actor, input, now()));
  mount(services, api.move, async ({ db, actor }, input) => {
    await moveRound(db, actor, input, now());
    return {};
  });
  mount(services, api.gold, async ({ db, actor }, input) => {
    await setGold(db, actor, input, now());
    return {};
  });
  mount(services, api.mine, ({ db, actor }, { subjectId }) => listMine(db, actor, subjectId));
  mount(services, api.items, ({ db, actor }, { homeworkId }) => listOwnItems(db, actor, homeworkId, now()));
  mount(services, api.answers, async ({ db, actor }, input) => ({
    items: await listOwnAnswers(db, actor, input, shown),
  }));
  mountFile(services, api.picture, async ({ actor, transact }, wanted) => {
    const sha256 = await transact((db) => pictureInRound(db, actor, wanted));
    return { content: found(await services.files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, api.score, async ({ db, actor }, { scores }) => ({
    items: await scoreOwn(db, actor, scores, now()),
  }));
  mount(services, api.undo, ({ db, actor }, input) => undoOwn(db, actor, input, reading()));
  mount(services, api.differences, ({ db, actor }, { homeworkId }) => listDifferences(db, actor, homeworkId, shown));
  mount(services, api.settle, ({ db, actor }, input) => settleDifference(db, actor, input, reading()));
  mountFile(services, api.export, async ({ actor, language, transact }, { homeworkId, format }) => {
    const rounds = await transact((db) => listRounds(db, actor, homeworkId, timeZone));
    return exportRounds(rounds, { format, language });
  });
};
