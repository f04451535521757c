import { z } from 'zod';
import {
  type Access,
  type Api,
  endpoint,
  forOrdering,
  forPrinters,
  Id,
  Nothing,
  Revision,
} from '../../kernel/index.js';
import { DictCode, DictEntry, DictKind } from './dictionary.js';
import { Centre, CentreSettings, MachineSettings, Shop, ShopSettings } from './model.js';
import { NewPrice, Price } from './prices.js';
import { settingsReasons } from './reasons.js';

export * from './dictionary.js';
export * from './model.js';
export * from './prices.js';
export * from './reasons.js';
export * from './working-days.js';

const forCentre = { roles: ['ZHIBI_PRINT_CENTER'] } as const satisfies Access;
const forReaders = { roles: [...forOrdering.roles, ...forPrinters.roles] } as const satisfies Access;
const PATH = '/api/print';
/** What the writer has seen; 0 for what is new or as it comes. */
const Seen = z.object({ revision: Revision.or(z.literal(0)) });
const Written = z.object({ revision: Revision });

export const printSettingsApi = {
  dictionary: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/dictionary`,
    access: forReaders,
    summary: 'The lists of the print centre, retired entries too: they name what was chosen before',
    input: Nothing,
    output: z.object({ entries: z.array(DictEntry) }),
  }),
  saveEntry: endpoint({
    method: 'POST',
    path: `${PATH}/dictionary/save`,
    access: forCentre,
    summary: 'Adds an entry, or names, retires and brings back one; the code never changes',
    input: DictEntry.omit({ position: true, revision: true }).extend(Seen.shape).extend({ isNew: z.boolean() }),
    output: Written,
    reasons: settingsReasons,
  }),
  orderEntries: endpoint({
    method: 'POST',
    path: `${PATH}/dictionary/order`,
    access: forCentre,
    summary: 'Puts all entries of a kind in this order',
    input: z.object({ kind: DictKind, codes: z.array(DictCode).min(1).max(200) }),
    output: Nothing,
    reasons: settingsReasons,
  }),
  removeEntry: endpoint({
    method: 'POST',
    path: `${PATH}/dictionary/remove`,
    access: forCentre,
    summary:
      'Takes an entry away that was never used; what is used, and what every centre begins with, is only retired',
    input: z.object({ kind: DictKind, code: DictCode }),
    output: Nothing,
    reasons: settingsReasons,
  }),
  settings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/settings`,
    access: forPrinters,
    summary:
      'Working times, shops with their machines and routes, prices: all of them to the centre, its own to a shop',
    input: Nothing,
    output: z.object({ centre: Centre, shops: z.array(Shop), prices: z.array(Price) }),
  }),
  saveCentre: endpoint({
    method: 'POST',
    path: `${PATH}/settings/centre`,
    access: forCentre,
    summary: 'Working days, cut-off hour, lead time, approval without a reviewer, warnings',
    input: CentreSettings.extend(Seen.shape),
    output: Written,
  }),
  saveShop: endpoint({
    method: 'POST',
    path: `${PATH}/settings/shop`,
    access: forCentre,
    summary: 'The name of a print shop, when it is closed, and which schools its rounds serve',
    input: ShopSettings.extend(Seen.shape).extend({ shopId: Id }),
    output: Written,
    reasons: settingsReasons,
  }),
  saveMachine: endpoint({
    method: 'POST',
    path: `${PATH}/settings/machine`,
    access: forCentre,
    summary: 'Adds a machine to a shop (without an id), or changes one',
    input: MachineSettings.extend(Seen.shape).extend({ shopId: Id, machineId: Id.optional() }),
    output: Written.extend({ machineId: Id }),
    reasons: settingsReasons,
  }),
  stopMachine: endpoint({
    method: 'POST',
    path: `${PATH}/settings/machine/stop`,
    access: forPrinters,
    summary: 'A machine stands still for a reason, or works again (no reason)',
    input: Seen.extend({ machineId: Id, stopped: MachineSettings.shape.stopped }),
    output: Written,
  }),
  removeMachine: endpoint({
    method: 'POST',
    path: `${PATH}/settings/machine/remove`,
    access: forCentre,
    summary: 'Takes a machine away; what it has printed keeps its name',
    input: z.object({ machineId: Id }),
    output: Nothing,
  }),
  addPrice: endpoint({
    method: 'POST',
    path: `${PATH}/settings/price`,
    access: forCentre,
    summary: 'A price from a day on; orders that a shop has already keep theirs',
    input: NewPrice,
    output: z.object({ priceId: Id }),
    reasons: settingsReasons,
  }),
  removePrice: endpoint({
    method: 'POST',
    path: `${PATH}/settings/price/remove`,
    access: forCentre,
    summary: 'Takes a price away whose day has not come',
    input: z.object({ priceId: Id }),
    output: Nothing,
    reasons: settingsReasons,
  }),
} satisfies Api;
