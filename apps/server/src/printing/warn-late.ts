import { printingEvents } from '@zhibi/contract/events/printing';
import { toStamp } from '@zhibi/contract/kernel';
import { announce } from '../platform/events/index.js';
import type { Services } from '../platform/services.js';
import { printStaffOf } from '../session/index.js';
import { numberText } from './rules.js';
import { updateWarned } from './store.js';
import { soonLate } from './store-late.js';

const AT_ONCE = 100;

/** Tells the centre, and the shop that has it, what is wanted soon and not shipped yet: of each order once, as long before as the centre has settled. */
export async function warnLate({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<void> {
  const now = clock.now();
  const due = await database.asSystem((db) => soonLate(db, now, AT_ONCE));
  for (const { schoolId, id } of due)
    await database.asActor({ schoolIds: [schoolId] }, async (db) => {
      const order = await updateWarned(db, { schoolId, id, now });
      // Two processes may have looked at the same minute: the first one tells.
      if (order === undefined) return;
      const staff = await printStaffOf(db, schoolId);
      const to = staff.filter(({ role, accountId }) => role === 'ZHIBI_PRINT_CENTER' || accountId === order.shopId);
      await announce(db, printingEvents.late, {
        schoolId,
        to: to.map(({ accountId }) => accountId),
        data: {
          orderId: id,
          number: numberText(order.number),
          title: order.title,
          wantedAt: toStamp(order.wantedAt, settings.TZ_NAME),
        },
      });
    });
}
