import { DiskScope, DiskSort, FileKind } from '@zhibi/contract/disk';
import { useSearchParams } from 'react-router';

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

/** The place in the URL, and how to go to another: what is as usual is not written. */
export function usePlace(): { place: Place; go(change: Partial<Place>): void } {
  const [query, setQuery] = useSearchParams();
  const place = read(query);
  const go = (change: Partial<Place>) => {
    const next = { ...place, ...change };
    const fresh = new URLSearchParams();
    for (const key of Object.keys(plain) as (keyof Place)[]) {
      const value = next[key]; // as: the keys of a literal
      if (value !== plain[key] && value !== undefined) fresh.set(key === 'parentCdId' ? names.parentCdId : key, value);
    }
    setQuery(fresh);
  };
  return { place, go };
}
