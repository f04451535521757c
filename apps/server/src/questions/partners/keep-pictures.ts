import { type MediaFiles, mapPictures } from '@zhibi/exchange';
import type { Services } from '../../platform/services.js';
import { keepMedia } from '../exchange/media.js';
import type { BankItem } from './rules-query.js';

/** Items with their pictures kept for the school; one that cannot be kept gives way to its words, and the question says so. */
export async function keepOwnPictures(
  services: Services,
  owner: { schoolId: string; accountId: string },
  { items, pictures }: { items: readonly BankItem[]; pictures: MediaFiles },
): Promise<BankItem[]> {
  const idOf = new Map<string, Promise<string | undefined>>();
  const kept = (name: string) => {
    const picture = pictures.get(name);
    const id =
      idOf.get(name) ?? (picture === undefined ? Promise.resolve(undefined) : keepMedia(services, owner, picture));
    idOf.set(name, id);
    return id;
  };
  const named = (item: BankItem) => {
    const names: string[] = [];
    mapPictures(item.read.body, (name) => void names.push(name));
    return names;
  };
  return Promise.all(
    items.map(async (item) => {
      const names = named(item);
      if (names.length === 0) return item;
      const ids = new Map(await Promise.all(names.map(async (name) => [name, await kept(name)] as const)));
      const body = mapPictures(item.read.body, (name) => ids.get(name));
      const isWhole = names.every((name) => ids.get(name) !== undefined);
      const warnings = isWhole ? item.read.warnings : [...item.read.warnings, 'picture-refused' as const];
      return { ...item, read: { ...item.read, body, warnings } };
    }),
  );
}
