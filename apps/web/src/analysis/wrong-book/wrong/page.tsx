import { useQueryClient } from '@tanstack/react-query';
import { analysisApi, type WrongState } from '@zhibi/contract/analysis';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { subjectWord } from '../../../homework/index.js';
import { useAge, useNames } from '../../../people/index.js';
import { keyOf, refreshBeside, useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { together } from '../../../platform/together.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import styles from './page.module.css';
import { ReviewList } from './review-list.js';
import { WrongSide } from './wrong-side.js';

const tabs = ['today', 'open', 'mastered'] as const;
/** How far back one looks, in days. */
const periods = [7, 30, 180] as const;
type Tab = (typeof tabs)[number];
type Around = z.output<typeof analysisApi.wrong.output>;

const filterOf: Record<Tab, { due?: boolean; open?: boolean; state?: WrongState }> = {
  today: { due: true },
  open: { open: true },
  mastered: { state: 'mastered' },
};
const countsOf = ({ counts: { due, open, mastered } }: Around): Record<Tab, number> => ({ today: due, open, mastered });

/** A student's wrong questions: what comes back today, each to be tried on paper before the answer is seen. */
export function Page() {
  const { t } = useTranslation('analysis');
  const names = useNames();
  const age = useAge();
  const [params, setParams] = useSearchParams();
  const named = tabs.find((one) => one === params.get('tab'));
  const tab: Tab = named ?? 'today';
  const subjectId = Number(params.get('subject')) || undefined;
  const knowledgeId = params.get('knowledge') ?? undefined;
  const days = periods.find((one) => String(one) === params.get('days'));
  const asked = { ...filterOf[tab], subjectId, knowledgeId, days };
  const pages = useInfinite(analysisApi.wrong, asked);
  const queries = useQueryClient();
  /** The numbers around the list and on the tab at once; the list itself when it is opened the next time: a card must not vanish under the finger. */
  const onMoved = async () => {
    await refreshBeside(queries, analysisApi.wrong, asked);
    await queries.invalidateQueries({ queryKey: keyOf(analysisApi.wrong), refetchType: 'none' });
    await queries.refetchQueries({ queryKey: keyOf(analysisApi.wrong, { due: true }), exact: true });
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
  const around = pages.first;
  return (
    <>
      <Head around={around} />
      <div className={styles.filters}>
        <Segmented<Tab>
          block
          aria-label={t('wrong.title')}
          value={tab}
          options={tabs.map((value) => ({
            value,
            label: `${t(`review.${age}.tabs.${value}`)} ${(around && countsOf(around)[value]) || ''}`.trim(),
          }))}
          onChange={(next) => set({ tab: next })}
        />
        {around && around.subjects.length > 1 && (
          <Select
            aria-label={t('wrong.subject')}
            value={String(subjectId ?? '')}
            options={[
              { value: '', label: t('wrong.allSubjects') },
              ...around.subjects.map((one) => ({
                value: String(one.subjectId),
                label: subjectWord(names.subject(one.subjectName)),
              })),
            ]}
            onChange={(next) => set({ subject: next, knowledge: '' })}
          />
        )}
        {around && age === 'teen' && around.knowledge.length > 0 && (
          <Select
            allowClear
            aria-label={t('wrong.knowledge')}
            placeholder={t('wrong.knowledge')}
            value={knowledgeId ?? null}
            options={around.knowledge.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(next: string | null | undefined) => set({ knowledge: next ?? '' })}
          />
        )}
        <Select
          aria-label={t('wrong.period')}
          value={String(days ?? '')}
          options={[
            { value: '', label: t('wrong.allTime') },
            ...periods.map((one) => ({ value: String(one), label: t('wrong.lastDays', { count: one }) })),
          ]}
          onChange={(next) => set({ days: next })}
        />
      </div>
      <Screen read={together({ pages })} skeleton={{ rows: 6 }}>
        {() =>
          around && (
            <div className={styles.wrong}>
              <div className={styles.cards}>
                {rows.length === 0 ? (
                  <Nothing tab={tab} around={around} isNarrowed={days !== undefined} />
                ) : (
                  <ReviewList
                    key={`${tab} ${subjectId} ${knowledgeId} ${days}`}
                    rows={rows}
                    today={around.week[0]?.on ?? ''}
                    onMoved={() => void onMoved()}
                  />
                )}
                {pages.hasNextPage && (
                  <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                    {t('review.more')}
                  </Button>
                )}
              </div>
              <WrongSide week={around.week} causes={around.causes} />
            </div>
          )
        }
      </Screen>
    </>
  );
}

/** Nothing is left, which is done; or nothing was ever there, which nobody has done. */
function Nothing({ tab, around, isNarrowed }: { tab: Tab; around: Around; isNarrowed: boolean }) {
  const { t } = useTranslation('analysis');
  const which = hasNone(around) ? 'none' : isNarrowed && countsOf(around)[tab] > 0 ? 'period' : tab;
  return <EmptyState title={t(`wrong.empty.${which}`)} hint={t(`wrong.emptyHint.${which}`)} />;
}

const hasNone = ({ counts: { open, mastered } }: Around): boolean => open + mastered === 0;

/** What today asks for, in one sentence. */
function Head({ around }: { around: Around | undefined }) {
  const { t } = useTranslation('analysis');
  const age = useAge();
  if (!around) return <TouchHead title={t('wrong.book')} />;
  const { due, open } = around.counts;
  const none = hasNone(around);
  const rest = none ? t('wrong.helloNone') : t(open === 0 ? `review.${age}.clean` : `review.${age}.free`);
  return (
    <TouchHead
      title={due > 0 ? t('review.today', { count: due }) : rest}
      note={none ? t('wrong.howNone') : t(`review.${age}.left`, { count: open })}
      tools={
        <GoButton type="link" size="large" to="/class/studentReport">
          {t('studentWrong.report')}
        </GoButton>
      }
    />
  );
}
