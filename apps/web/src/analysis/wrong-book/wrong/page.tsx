import { useQueryClient } from '@tanstack/react-query';
import { analysisApi, type WrongState } from '@zhibi/contract/analysis';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { keyOf, refreshBeside, useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { MyWrongCard } from './my-wrong-card.js';
import styles from './page.module.css';
import { WrongSide } from './wrong-side.js';
import { WrongTop } from './wrong-top.js';

const tabs = ['today', 'open', 'mastered'] as const;
type Tab = (typeof tabs)[number];
type Around = z.output<typeof analysisApi.wrong.output>;

const filterOf: Record<Tab, { due?: boolean; open?: boolean; state?: WrongState }> = {
  today: { due: true },
  open: { open: true },
  mastered: { state: 'mastered' },
};
const MINUTES_EACH = 4;
const countsOf = ({ counts: { due, open, mastered } }: Around): Record<Tab, number> => ({ today: due, open, mastered });

/** A student's wrong questions: what to look at today, own ink beside what is right. */
export function Page() {
  const { t } = useTranslation('analysis');
  const [params, setParams] = useSearchParams();
  const named = tabs.find((one) => one === params.get('tab'));
  const tab: Tab = named ?? (params.get('due') === 'true' ? 'today' : 'open');
  const subjectId = Number(params.get('subject')) || undefined;
  const knowledgeId = params.get('knowledge') ?? undefined;
  const asked = { ...filterOf[tab], subjectId, knowledgeId };
  const pages = useInfinite(analysisApi.wrong, asked);
  const queries = useQueryClient();
  /** The list itself is asked again when it is opened the next time: a card must not vanish under the finger. */
  const onMoved = async () => {
    await refreshBeside(queries, analysisApi.wrong, asked);
    await queries.invalidateQueries({ queryKey: keyOf(analysisApi.wrong), refetchType: 'none' });
  };
  const set = (change: Record<string, string>) =>
    setParams(
      (old) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(old), ...change }).filter(
            ([name, one]) => one !== '' && name !== 'due',
          ),
        ),
      { replace: true },
    );
  const { rows } = pages;
  return (
    <div className={styles.page}>
      <WrongTop
        subjects={pages.first?.subjects ?? []}
        subjectId={subjectId}
        onSubject={(next) => set({ subject: next, knowledge: '' })}
      />
      <Screen
        read={{
          data: pages.first,
          error: pages.error,
          refetch: () => pages.refetch().then(() => undefined as never),
        }} /* the screen only waits for it */
        skeleton="page"
      >
        {(around) => (
          <main className={styles.wrong}>
            <div>
              <Hello {...around.counts} />
              <FilterBar result={t('wrong.total', { count: countsOf(around)[tab] })}>
                <Segmented
                  aria-label={t('wrong.title')}
                  value={tab}
                  options={tabs.map((value) => ({
                    value,
                    label: t(`wrong.tabs.${value}`, { count: countsOf(around)[value] }),
                  }))}
                  onChange={(next) => set({ tab: next })}
                />
                <Select
                  allowClear
                  aria-label={t('wrong.knowledge')}
                  placeholder={t('wrong.knowledge')}
                  value={knowledgeId ?? null}
                  style={{ width: 170 }}
                  options={around.knowledge.map(({ id, title }) => ({ value: id, label: title }))}
                  onChange={(next: string | null | undefined) => set({ knowledge: next ?? '' })}
                />
              </FilterBar>
              {rows.length === 0 && <EmptyState title={t(`wrong.empty.${tab}`)} hint={t(`wrong.emptyHint.${tab}`)} />}
              {rows.map((wrong) => (
                <MyWrongCard
                  key={wrong.wrongId}
                  wrong={wrong}
                  today={around.week[0]?.on ?? ''}
                  onMoved={() => void onMoved()}
                />
              ))}
              {rows.length > 0 && (
                <TableFoot
                  shown={rows.length}
                  onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
                  loading={pages.isFetchingNextPage}
                />
              )}
            </div>
            <WrongSide week={around.week} causes={around.causes} />
          </main>
        )}
      </Screen>
    </div>
  );
}

/** What today asks for, in one sentence. */
function Hello({ due, open, mastered }: Around['counts']) {
  const { t } = useTranslation('analysis');
  const none = open + mastered === 0;
  const rest = none ? t('wrong.helloNone') : open === 0 ? t('wrong.helloClean') : t('wrong.helloFree');
  const how = none ? t('wrong.howNone') : t('wrong.howFree');
  return (
    <header className={styles.hello}>
      <h1>{due > 0 ? t('wrong.hello', { count: due, minutes: due * MINUTES_EACH }) : rest}</h1>
      <p>{due > 0 ? t('wrong.how') : how}</p>
    </header>
  );
}
