import type { CentreSettings, Price, ShopSettings } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';

const LI_IN_YUAN = 1_000;
/** Prices are kept in thousandths, and read in yuan. */
export const yuan = (li: number): string => (li / LI_IN_YUAN).toFixed(3);

type Plain = Readonly<Record<string, unknown>>;

/** Settings as one line for each thing that can be changed. */
export const plainCentre = ({ autoApprove, ...rest }: CentreSettings): Plain => ({
  ...rest,
  autoApprove: autoApprove.enabled,
  autoApproveSheets: autoApprove.mostSheets,
  autoApproveColour: autoApprove.inColour,
});
export const plainShop = ({ name, closed, routes }: ShopSettings): Plain => ({
  name,
  closed: closed === null ? '' : `${closed.from} – ${closed.until ?? ''} ${closed.reason}`,
  routes: routes.map((one) => `${one.name} ${one.departsAt} (${one.schoolIds.length})`),
});

interface Changed {
  /** Which of the settings: the centre, a shop, a machine, a list. */
  part: 'centre' | 'shop' | 'machine' | 'list';
  /** How it is called. */
  of?: string;
  before: Plain;
  after: Plain;
}

/** Writes into the audit what of the settings is another than before; what was saved as it was is no change. */
export async function recordSettings(db: Db, { accountId }: Actor, { part, of, before, after }: Changed) {
  const same = (name: string) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const changed = Object.keys({ ...before, ...after }).filter((name) => name !== 'revision' && !same(name));
  if (changed.length === 0) return;
  const changes = changed.map((name) => [name, { from: before[name] ?? '', to: after[name] ?? '' }]);
  const detail = { part, of, ...Object.fromEntries(changes) };
  await recordAct(db, { accountId, schoolId: null, what: 'print-settings-changed', detail });
}

/** Writes into the audit that a price was set, or taken back before it held. */
export const recordPrice = (
  db: Db,
  { accountId }: Actor,
  what: 'print-price-set' | 'print-price-removed',
  { priceId, shop, ...price }: Omit<Price, 'by'> & { shop: string },
) => {
  const { paperSize, weight, colorPrint, doubleSidedPrint, validFrom, sheetLi, boundLi } = price;
  const priced = { sheetPrice: yuan(sheetLi), boundPrice: yuan(boundLi) };
  const detail = { priceId, shop, paperSize, weight, colorPrint, doubleSidedPrint, validFrom, ...priced };
  return recordAct(db, { accountId, schoolId: null, what, detail });
};
