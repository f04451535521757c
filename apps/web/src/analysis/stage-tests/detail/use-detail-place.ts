import { useSubjectId } from '../../../people/index.js';
import { useSearchParams } from '../../../platform/search-params.js';

const tabs = ['overview', 'classes', 'students', 'questions', 'knowledge', 'added'] as const;
export type Tab = (typeof tabs)[number];

const TOTAL = 'total';

/** Which subject, tab, class and comparison are shown: all in the address. A teacher begins at the own subject, everybody else at the total. */
export function useDetailPlace() {
  const [params, setParams] = useSearchParams();
  const own = useSubjectId();
  const subject = params.get('subject');
  const subjectId = subject === null ? own : subject === TOTAL ? null : Number(subject);
  const go = (change: Record<string, string | null>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change))
        if (value === null) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    subjectId,
    tab: tabs.find((one) => one === params.get('tab')) ?? 'overview',
    classId: params.get('class') ?? undefined,
    againstId: params.get('against') ?? undefined,
    toSubject: (id: number | null) => go({ subject: id === null ? TOTAL : String(id) }),
    toTab: (tab: Tab) => go({ tab: tab === 'overview' ? null : tab }),
    toClass: (id: string) => go({ class: id, tab: 'students' }),
    toAgainst: (id: string | null) => go({ against: id }),
    ofClass: (id: string | null) => go({ class: id }),
  };
}

export const allTabs: readonly Tab[] = tabs;
export type DetailPlace = ReturnType<typeof useDetailPlace>;
