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
  const keptOf = new Map<string, ReturnType<typeof keepMedia>>();
  const kept = (name: string) => {
    const picture = pictures.get(name);
    const file =
      keptOf.get(name) ??
      (picture === undefined ? Promise.resolve('missing' as const) : keepMedia(services, owner, picture));
    keptOf.set(name, file);
    return file;
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
      const files = new Map(await Promise.all(names.map(async (name) => [name, await kept(name)] as const)));
      const warnings = new Set(item.read.warnings);
      const body = mapPictures(item.read.body, (name, kind) => {
        const file = files.get(name) ?? 'missing';
        if (typeof file !== 'string') return file.id;
        warnings.add(`${kind === 'image' ? 'picture' : 'sound'}-${file}`);
        return undefined;
      });
      return { ...item, read: { ...item.read, body, warnings: [...warnings] } };
    }),
  );
}
