import { endingOf } from '@zhibi/contract/disk';
import type { Services } from '../../platform/services.js';
import { actionsOf, type OfficeAction } from './read-discovery.js';
import { frameAddress } from './rules.js';

/** Something that shows documents and lets people edit them together, in a frame of the page. Which one is a setting. */
export interface OfficeServer {
  /** How the frame's address follows from where our file lies; undefined where this server does not know such files. */
  frameOf(name: string, edit: boolean): Promise<((source: string) => string) | undefined>;
}

const none: OfficeServer = { frameOf: async () => undefined };
const KNOWN_MS = 600_000;
/** A server that does not answer in this time leaves the file to our own preview. */
const PATIENCE_MS = 3_000;

/** The office server of the settings, spoken to by WOPI: what it can do stands in its discovery, read anew every ten minutes. */
export function openOffice({ settings, clock, log }: Pick<Services, 'settings' | 'clock' | 'log'>): OfficeServer {
  const { OFFICE_URL } = settings;
  if (OFFICE_URL === undefined) return none;
  let known: { at: number; actions: Promise<readonly OfficeAction[]> } | undefined;
  const discover = async () => {
    const response = await fetch(new URL('/hosting/discovery', OFFICE_URL), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the office server answered ${response.status}`);
    // Only what the page's policy lets into a frame.
    const { origin } = new URL(OFFICE_URL);
    return actionsOf(await response.text()).filter(({ address }) => address.startsWith(`${origin}/`));
  };
  const actions = () => {
    const now = clock.now().getTime();
    if (known === undefined || now - known.at > KNOWN_MS)
      known = {
        at: now,
        actions: discover().catch((error: unknown) => {
          log.warn({ err: error }, 'the office server does not answer: documents are shown without it');
          known = undefined;
          return [];
        }),
      };
    return known.actions;
  };
  return {
    frameOf: async (name, edit) => {
      const wanted = edit ? 'edit' : 'view';
      const ending = endingOf(name);
      const action = (await actions()).find((one) => one.name === wanted && one.ending === ending);
      return action && ((source) => frameAddress(action.address, source));
    },
  };
}
