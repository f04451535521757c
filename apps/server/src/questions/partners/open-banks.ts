import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../platform/services.js';
import type { Bank } from './bank.js';
import { changedAt, filesOfFolder, filesOfPackage } from './folder/bank-files.js';
import { openFolderBank } from './folder/folder-bank.js';
import { isBankCode, Manifest } from './manifest.js';
import { openRemoteBank } from './remote/remote-bank.js';

/** The banks that come with the product: one for everybody, and examples of what partners give. */
const SHIPPED = join(import.meta.dirname, '../../../banks');
const MANIFEST = 'bank.json';

/** The banks of this installation by their codes; undefined for one that is not set up. */
export type Banks = (code: string) => Promise<Bank | undefined>;

/**
 * A bank is a folder `<code>` or a package `<code>.zip` with a `bank.json`, in the folder of the settings, else among those
 * that are shipped. It is read when first asked for, and again when its `bank.json` or package has changed.
 */
export function openBanks({ settings, log, clock }: Pick<Services, 'settings' | 'log' | 'clock'>): Banks {
  const roots = [...(settings.PARTNER_BANKS === undefined ? [] : [settings.PARTNER_BANKS]), SHIPPED];
  const known = new Map<string, { at: number; bank: Promise<Bank | undefined> }>();
  const open = async (place: string, isPackage: boolean): Promise<Bank | undefined> => {
    try {
      const files = isPackage ? await filesOfPackage(place) : await filesOfFolder(place);
      const said = isPackage ? await files.open(MANIFEST) : await readFile(join(place, MANIFEST));
      const about = Manifest.parse(JSON.parse(new TextDecoder().decode(said)));
      const { remote } = about;
      return remote === undefined
        ? await openFolderBank(about, files, log)
        : openRemoteBank(about, remote, { log, now: () => clock.now() });
    } catch (error) {
      log.warn({ err: error, place }, 'a bank cannot be opened');
      return undefined;
    }
  };
  return async (code) => {
    if (!isBankCode(code)) return undefined;
    for (const root of roots)
      for (const isPackage of [false, true]) {
        const place = join(root, isPackage ? `${code}.zip` : code);
        const at = await changedAt(isPackage ? place : join(place, MANIFEST));
        if (at === undefined) continue;
        const before = known.get(place);
        const now = before?.at === at ? before : { at, bank: open(place, isPackage) };
        known.set(place, now);
        return now.bank;
      }
    return undefined;
  };
}
