import { type MachineSettings, serves } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { shopsOf } from './settings/read-settings.js';
import type { OrderRow } from './store.js';

/** The machines of shops that serve the school and take such sheets. */
export async function machinesFor(
  db: Db,
  actor: Actor,
  { schoolId, pageSize, options }: OrderRow,
): Promise<MachineSettings[]> {
  const shops = (await shopsOf(db, actor)).filter((shop) => serves(shop, schoolId));
  const isFit = ({ paperSizes, duplex, inColour }: MachineSettings) =>
    paperSizes.includes(pageSize) && (duplex || !options.doubleSidedPrint) && (inColour || !options.colorPrint);
  return shops.flatMap(({ machines }) => machines.filter(isFit));
}
