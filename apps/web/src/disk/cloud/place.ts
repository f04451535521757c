import { DiskScope, DiskSort, FileKind } from '@zhibi/contract/disk';
import { useSearchParams } from '../../platform/search-params.js';

/** What the address says is shown: folder, scope and filters. */
export interface Place {
  scope: DiskScope;
  parentCdId: string;
  words: string;
  kind: FileKind | undefined;
  sort: DiskSort;
  view: 'list' | 'grid';
}

const read = (query: URLSearchParams): Place => ({
  scope: DiskScope.safeParse(query.get('scope')).data ?? 'folder',
  parentCdId: query.get('folder') ?? '',
  words: query.get('words') ?? '',
  kind: FileKind.safeParse(query.get('kind')).data,
  sort: DiskSort.safeParse(query.get('sort')).data ?? 'changed',
  view: query.get('view') === 'grid' ? 'grid' : 'list',
});

const names = { parentCdId: 'folder' } as const;
const plain: Place = { scope: 'folder', parentCdId: '', words: '', kind: undefined, sort: 'changed', view: 'list' };

/** The way into a folder: nothing of what was looked for goes along. */
export const inFolder = (cdId: string): Partial<Place> => ({
  scope: 'folder',
  parentCdId: cdId,
  words: '',
  kind: undefined,
});

/** The place in the URL, and how to go to another, also as the address of a link: what is as usual is not written. */
export function usePlace(): { place: Place; go(change: Partial<Place>): void; to(change: Partial<Place>): string } {
  const [query, setQuery] = useSearchParams();
  const place = read(query);
  const changed = (change: Partial<Place>) => {
    const next = { ...place, ...change };
    const fresh = new URLSearchParams();
    for (const key of Object.keys(plain) as (keyof Place)[]) {
      const value = next[key]; // as: the keys of a literal
      if (value !== plain[key] && value !== undefined) fresh.set(key === 'parentCdId' ? names.parentCdId : key, value);
    }
    return fresh;
  };
  const to = (change: Partial<Place>) => `?${changed(change)}`;
  return { place, go: (change) => setQuery(changed(change)), to };
}
