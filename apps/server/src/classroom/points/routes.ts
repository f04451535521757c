import { pointsApi } from '@zhibi/contract/classroom/points';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { exportBoard, exportGrowth } from './export-points.js';
import { givePoints, undoGift } from './give-points.js';
import { saveReasons, showReasons } from './keep-reasons.js';
import { listGifts } from './list-gifts.js';
import { remarkFacts } from './remark-facts.js';
import { showPoints } from './show-board.js';
import { showGrowth } from './show-growth.js';
import { showOwn } from './show-own.js';
import { listRemarks, moveRemark, saveRemark } from './write-remark.js';

export const pointRoutes = (services: Services) => {
  const now = () => services.clock.now();
  const timeZone = services.settings.TZ_NAME;

  mount(services, pointsApi.reasons, ({ db, actor, language }) => showReasons(db, actor, language));
  mount(services, pointsApi.saveReasons, ({ db, actor }, input) => saveReasons(db, actor, input));
  mount(services, pointsApi.give, ({ db, actor }, input) => givePoints(db, actor, input, now()));
  mount(services, pointsApi.undo, ({ db, actor }, { giftId }) => undoGift(db, actor, giftId, now()));
  mount(services, pointsApi.stream, ({ db, actor }, input) => listGifts(db, actor, input, timeZone));
  mount(services, pointsApi.board, ({ db, actor }, input) => showPoints(db, actor, input, timeZone));
  mountFile(services, pointsApi.exportBoard, async ({ actor, language, transact }, input) => {
    const board = await transact((db) => showPoints(db, actor, input, timeZone));
    return exportBoard(board, input.month, { format: input.format, language });
  });
  mount(services, pointsApi.growth, async ({ db, actor }, input) => ({
    growth: await showGrowth(db, actor, input, now()),
  }));
  mountFile(services, pointsApi.exportGrowth, async ({ actor, language, transact }, input) => {
    const growth = await transact((db) => showGrowth(db, actor, input, now()));
    return exportGrowth(growth, { format: input.format, language });
  });
  mount(services, pointsApi.remarks, ({ db, actor }, input) => listRemarks(db, actor, input));
  mount(services, pointsApi.facts, ({ db, actor }, input) => remarkFacts(db, actor, input, { now: now(), timeZone }));
  mount(services, pointsApi.saveRemark, ({ db, actor }, input) => saveRemark(db, actor, input, now()));
  mount(services, pointsApi.moveRemark, ({ db, actor }, input) => moveRemark(db, actor, input, now()));
  mount(services, pointsApi.own, ({ db, actor }) => showOwn(db, actor, { now: now(), timeZone }));
};
