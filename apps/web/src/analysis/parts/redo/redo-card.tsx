import type { ClassReport } from '@zhibi/contract/analysis';
import { handbookApi, type Redoable } from '@zhibi/contract/analysis/handbook';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { ClassSwitch } from '../report/class-switch.js';
import { RedoDrawer } from './redo-drawer.js';

interface RedoCardProps {
  report: Pick<ClassReport, 'homeworkId' | 'classId' | 'className' | 'title'>;
}

const tones = { open: 'run', 'with-teacher': 'warn', redone: 'done', none: 'wait' } as const;

/** Under a report: what each student had wrong and what was redone right, beside the score of the first time. */
export function RedoCard({ report }: RedoCardProps) {
  const { homeworkId, classId, className } = report;
  const { t } = useTranslation('handbook');
  const [params] = useSearchParams();
  /** Whoever came for the redo is brought to it, and finds it open. */
  const isAsked = params.get('redo') !== null;
  const [isGiving, setGiving] = useState(isAsked);
  const bringHere = useCallback((card: HTMLDivElement | null) => card?.scrollIntoView?.({ block: 'start' }), []);
  const found = useRead(handbookApi.redoable, { homeworkId, classId }).data;
  const taking = useWrite(handbookApi.takeBackRedo, [handbookApi.redoable, handbookApi.list], {
    onDone: ({ taken }) => notify.done(t('redo.takenBack', { count: taken })),
  });
  if (found === undefined) return null;
  // A redo is given class by class: it is said which this is, and the others are one step away.
  const title = `${t('redo.title')} · ${className}`;
  const others = <ClassSwitch report={report} also="&redo=1" />;
  if (found.students.length === 0)
    return (
      isAsked && (
        <Card title={title} extra={others}>
          <EmptyState title={t('redo.none')} hint={t('redo.noneHint')} />
        </Card>
      )
    );
  const { students, given, canGive } = found;
  return (
    <div ref={isAsked ? bringHere : null}>
      <Card
        flush
        title={title}
        extra={
          <>
            {others}
            {canGive && <Button onClick={() => setGiving(true)}>{t('redo.give')}</Button>}
          </>
        }
      >
        <PlainTable
          asCards
          words={1}
          columns={[t('redo.student'), t('redo.score'), t('redo.wrong'), t('redo.right'), t('redo.state')]}
          rows={students.map((one) => ({ key: one.studentId, cells: cellsOf(one) }))}
        />
        {given.map(({ handbookId, copies, untouched, status, endAt }) => (
          <p key={handbookId} style={{ padding: '4px 16px' }}>
            <Go to={`/study/handbook?book=${handbookId}`}>
              {t('redo.given', { count: copies, when: formatNear(endAt), status: t(`status.${status}`) })}
            </Go>
            {untouched > 0 && (
              <Confirm
                title={t('redo.takeBackAsk', { count: untouched })}
                words={t('redo.takeBack')}
                isDangerous
                onConfirm={() => taking.mutate({ handbookId })}
              >
                <Button type="link" size="small" loading={taking.isPending}>
                  {t('redo.takeBack')}
                </Button>
              </Confirm>
            )}
          </p>
        ))}
        {isGiving && canGive && (
          <RedoDrawer
            homework={report}
            others={others}
            students={students.filter((one) => one.canGive)}
            onClose={() => setGiving(false)}
          />
        )}
      </Card>
    </div>
  );

  function cellsOf({ name, score, wrong, right, state }: Redoable['students'][number]) {
    return [
      name,
      score === null ? '--' : formatNumber(score),
      t('redo.numbers', { numbers: wrong.join(t('redo.join')), count: wrong.length }),
      right.length === 0 ? '--' : t('redo.numbers', { numbers: right.join(t('redo.join')), count: right.length }),
      <StatusTag key="state" tone={tones[state]}>
        {t(`redo.states.${state}`)}
      </StatusTag>,
    ];
  }
}
