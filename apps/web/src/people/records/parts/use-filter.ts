import { useSearchParams } from '../../../platform/search-params.js';

export interface PeopleFilter {
  search: string;
  subject: number | null;
  grade: number | null;
  classId: string | null;
  state: string | null;
}

const names: Readonly<Record<keyof PeopleFilter, string>> = {
  search: 'search',
  subject: 'subject',
  grade: 'grade',
  classId: 'class',
  state: 'state',
};

/** What is listed lives in the address, so that a list can be reloaded, kept and sent. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter: PeopleFilter = {
    search: params.get('search') ?? '',
    subject: Number(params.get('subject')) || null,
    grade: Number(params.get('grade')) || null,
    classId: params.get('class'),
    state: params.get('state'),
  };
  const change = (wanted: Partial<PeopleFilter>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(wanted)) {
        const name = names[key as keyof PeopleFilter]; // the keys of the table above
        if (value) next.set(name, String(value));
        else next.delete(name);
      }
      return next;
    });
  const clear = () => change({ search: '', subject: null, grade: null, classId: null, state: null });
  return { filter, change, clear, isNarrowed: Object.values(filter).some(Boolean) };
}
