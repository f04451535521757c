import { z } from 'zod';
import { Day, Id, Revision, wholeNumber } from '../../kernel/index.js';
import { DictCode } from './dictionary.js';
import { ClockTime, WorkingTimes } from './working-days.js';

const Line = z.string().trim().max(200);
const Unchanged = Revision.or(z.literal(0));

/** How the print centre works: 0 is the revision of settings that nobody has changed yet. */
export const CentreSettings = WorkingTimes.extend({
  /** Orders without a finding, black and small, need no reviewer. */
  autoApprove: z.object({
    enabled: z.boolean(),
    mostSheets: wholeNumber({ min: 1, max: 1_000_000 }),
    inColour: z.boolean(),
  }),
  /** Who is told, this long before an order is wanted that is not shipped yet; 0 tells nobody. */
  warnMinutes: wholeNumber({ min: 0, max: 10_080 }),
});
export type CentreSettings = z.infer<typeof CentreSettings>;

export const usualCentre: CentreSettings = {
  workingDays: [1, 2, 3, 4, 5],
  daysOff: [],
  extraDays: [],
  cutOff: '1100',
  leadDays: 1,
  autoApprove: { enabled: false, mostSheets: 500, inColour: false },
  warnMinutes: 120,
};

/** A round of the van: schools that one departure serves. */
export const Route = z.object({
  name: Line.min(1).max(40),
  departsAt: ClockTime,
  schoolIds: z.array(Id).min(1).max(500),
});
export type Route = z.infer<typeof Route>;

export const ShopSettings = z.object({
  /** '' : as its account is called. */
  name: Line.max(40),
  closed: z.object({ from: Day, until: Day.nullable(), reason: Line.min(1) }).nullable(),
  /** None: it serves every school, at any time. */
  routes: z.array(Route).max(50),
});
export type ShopSettings = z.infer<typeof ShopSettings>;
export const usualShop: ShopSettings = { name: '', closed: null, routes: [] };

export const isClosedOn = ({ closed }: Pick<ShopSettings, 'closed'>, day: string): boolean =>
  closed !== null && closed.from <= day && (closed.until === null || day <= closed.until);
/** Whether a shop delivers to a school. */
export const serves = ({ routes }: Pick<ShopSettings, 'routes'>, schoolId: string): boolean =>
  routes.length === 0 || routes.some(({ schoolIds }) => schoolIds.includes(schoolId));

/** Most machines of offices and schools keep 4.2 mm free; our own pages keep 5 mm. */
export const USUAL_EDGE_MM = 5;
/** Text begins 14 mm from the edge: a machine that needs more prints no paper of ours. */
export const MOST_EDGE_MM = 14;
const EdgeMm = z.number().min(0).max(MOST_EDGE_MM);

export const MachineSettings = z.object({
  name: Line.min(1).max(40),
  sheetsPerHour: wholeNumber({ min: 1, max: 200_000 }),
  inColour: z.boolean(),
  duplex: z.boolean(),
  paperSizes: z.array(DictCode).min(1).max(20),
  /** What changing paper or colour takes, and spoils. */
  setupMinutes: wholeNumber({ min: 0, max: 600 }),
  setupSheets: wholeNumber({ min: 0, max: 1_000 }),
  /** So near to the edge of a sheet it prints nothing. */
  edgeMm: EdgeMm.default(USUAL_EDGE_MM),
  /** Why it stands still; '' while it works. */
  stopped: Line,
});
export type MachineSettings = z.infer<typeof MachineSettings>;
export const Machine = MachineSettings.extend({ machineId: Id, shopId: Id, revision: Revision });
export type Machine = z.infer<typeof Machine>;

export const Shop = ShopSettings.extend({
  shopId: Id,
  /** As people call it now. */
  shopName: z.string(),
  revision: Unchanged,
  machines: z.array(Machine),
});
export type Shop = z.infer<typeof Shop>;
export const Centre = CentreSettings.extend({ revision: Unchanged });
