import { type BookletPlan, handbookApi } from '@zhibi/contract/analysis/handbook';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import { BookletCard } from './booklet-card.js';
import type { HandbookWish } from './draft.js';
import { DueWeek } from './due-week.js';
import styles from './handbook.module.css';

/** The fewest, the middle and the most pages: what differs is seen in three. */
export function threeOf(plans: readonly BookletPlan[]): string[] {
  const sorted = [...plans].sort((a, b) => a.entries.length - b.entries.length);
  const places = [0, Math.floor((sorted.length - 1) / 2), sorted.length - 1];
  return [...new Set(places.flatMap((at) => sorted[at]?.studentId ?? []))];
}

/** What each student would get, and why, before anything is printed. */
export function PreviewStep({ wish, title }: { wish: HandbookWish; title: string }) {
  const { t } = useTranslation('handbook');
  const plan = useRead(handbookApi.plan, wish);
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <Screen
      read={plan}
      skeleton={{ card: 480 }}
      isEmpty={({ students }) => students.length === 0}
      empty={<EmptyState title={t('preview.nobody')} hint={t('preview.nobodyHint')} />}
    >
      {({ students, without, week }) => {
        const ids = chosen ?? threeOf(students);
        return (
          <div className={styles.preview}>
            <div className={styles.booklets}>
              {ids.flatMap((id) => {
                const one = students.find(({ studentId }) => studentId === id);
                return one ? [<BookletCard key={id} plan={one} wish={wish} title={title} />] : [];
              })}
            </div>
            <aside className={styles.side}>
              <DueWeek week={week} dueBelow={wish.rules.dueBelow} />
              <Card title={t('preview.others')}>
                <Select
                  className={styles.choose ?? ''}
                  aria-label={t('preview.others')}
                  mode="multiple"
                  maxCount={3}
                  maxTagCount="responsive"
                  placeholder={t('preview.choose')}
                  showSearch={{ optionFilterProp: 'label' }}
                  value={ids}
                  options={students.map(({ studentId, name }) => ({ value: studentId, label: name }))}
                  onChange={setChosen}
                />
                <p className={styles.hint}>{t('preview.three')}</p>
                {without.length > 0 && (
                  <p className={styles.hint}>
                    {t(wish.rules.dueOnly ? 'preview.without' : 'preview.withoutAny', { count: without.length })}
                  </p>
                )}
              </Card>
            </aside>
            <Card title={t('preview.all')} flush className={styles.whole ?? ''}>
              <Everybody plans={students} onOpen={(studentId) => setChosen([studentId])} />
            </Card>
          </div>
        );
      }}
    </Screen>
  );
}

function Everybody({ plans, onOpen }: { plans: readonly BookletPlan[]; onOpen: (studentId: string) => void }) {
  const { t } = useTranslation('handbook');
  return (
    <PlainTable
      asCards
      columns={[
        t('preview.student'),
        t('preview.wrong'),
        t('preview.due'),
        t('preview.ownDue'),
        t('preview.questions'),
        t('preview.leftCount'),
        t('preview.pageCount'),
      ]}
      rows={plans.map(({ studentId, name, wrong, due, ownDue, entries, left, pages }) => ({
        key: studentId,
        cells: [
          <Button key="open" type="link" size="small" onClick={() => onOpen(studentId)}>
            {name}
          </Button>,
          wrong,
          due,
          ownDue,
          entries.length,
          left.length,
          pages,
        ],
      }))}
    />
  );
}
