import { RosterKind, RowStatus } from '@zhibi/contract/people/roster';
import { useSearchParams } from '../../../platform/search-params.js';

export interface Place {
  kind: RosterKind;
  importId: string | null;
  status: RowStatus | null;
}

const names = { kind: 'kind', importId: 'import', status: 'status' } as const;

/** Where an import is found again. */
export const importAt = ({ kind, importId }: { kind: RosterKind; importId: string }): string =>
  `/student/import?${kind === 'students' ? '' : `${names.kind}=${kind}&`}${names.importId}=${importId}`;

/** Of whom the list speaks, which import is open and which rows are shown: all in the address, so that an import is found again. */
export function usePlace(): { place: Place; go: (change: Partial<Place>) => void } {
  const [params, setParams] = useSearchParams();
  const place: Place = {
    kind: RosterKind.safeParse(params.get('kind')).data ?? 'students',
    importId: params.get('import'),
    status: RowStatus.safeParse(params.get('status')).data ?? null,
  };
  const go = (change: Partial<Place>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const key of ['kind', 'importId', 'status'] as const) {
        if (!(key in change)) continue;
        const value = change[key];
        if (value) next.set(names[key], value);
        else next.delete(names[key]);
      }
      return next;
    });
  return { place, go };
}
