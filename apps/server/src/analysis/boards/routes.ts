import { analysisApi } from '@zhibi/contract/analysis';
import { mount, mountPublic } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { listWalls, openWall, withdrawWall } from './manage-walls.js';
import { ownWall, readWall } from './read-wall.js';

/** The school on the screens of its halls. */
export function wallRoutes(services: Services): void {
  const timeZone = services.settings.TZ_NAME;
  const here = () => ({ now: services.clock.now(), timeZone });

  mountPublic(services, analysisApi.wall, (_, { key }) => readWall(services.database, key, here()));
  mount(services, analysisApi.ownWall, ({ db, actor }) => ownWall(db, actor, here()));
  mount(services, analysisApi.walls, ({ db, actor }) => listWalls(db, actor, timeZone));
  mount(services, analysisApi.newWall, ({ db, actor }, { name }) => openWall(db, actor, name, here()));
  mount(services, analysisApi.withdrawWall, async ({ db, actor }, { wallId }) => {
    await withdrawWall(db, actor, wallId);
    return {};
  });
}
