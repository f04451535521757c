import { homeworkApi } from '@zhibi/contract/homework';
import { mount, mountPublic } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { noticeAddress, readNotice } from './class-notice.js';
import { readSetting, saveSetting } from './keep-setting.js';
import { showCalendar, showGiven } from './show-load.js';

export function loadRoutes(services: Services): void {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mount(services, homeworkApi.calendar, ({ db, actor }, input) => showCalendar(db, actor, input, here()));
  mount(services, homeworkApi.given, ({ db, actor }, input) => showGiven(db, actor, input, here()));
  mount(services, homeworkApi.loadSetting, ({ db, actor }) => readSetting(db, actor, services.settings));
  mount(services, homeworkApi.saveLoadSetting, ({ db, actor }, input) =>
    saveSetting(db, actor, input, services.clock.now()),
  );
  mount(services, homeworkApi.noticeAddress, ({ db, actor }, input) =>
    noticeAddress(db, actor, input, services.clock.now()),
  );
  mountPublic(services, homeworkApi.notice, (_, { secret }) => readNotice(services.database, secret, here()));
}
