import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { Checks } from './checks.js';
import { ConfirmByName } from './confirm-by-name.js';
import { Numbers } from './numbers.js';
import { PlanTable } from './plan-table.js';
import { useYearName } from './year-words.js';

/** The rehearsal, and the button that makes it true. Once a year has just begun and the next one cannot, there is nothing to rehearse. */
export function Ahead({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('schoolYear');
  const yearName = useYearName();
  const [names, setNames] = useState<Record<string, string>>({});
  const [isAsking, setIsAsking] = useState(false);
  const read = useRead(schoolYearApi.rehearse, { names }, { keepOld: true });
  const starting = useWrite(schoolYearApi.start, Object.values(schoolYearApi), {
    handles: ['not-confirmed'],
    onDone: () => setIsAsking(false),
  });
  if (isDone && read.data?.hindrance === 'year-too-far') return null;
  return (
    <Screen
      read={read}
      isEmpty={({ classes }) => classes.length === 0}
      empty={<EmptyState title={t('plan.none')} hint={t('plan.noneHint')} />}
    >
      {(plan) => (
        <>
          <PageHead
            title={t('title')}
            note={t('note', { school: plan.schoolName, year: yearName(plan.fromYear) })}
            extra={
              <Button type="primary" disabled={plan.hindrance !== null} onClick={() => setIsAsking(true)}>
                {t('go', { year: yearName(plan.toYear) })}
              </Button>
            }
          />
          <Numbers plan={plan} />
          <Checks plan={plan} />
          <PlanTable
            classes={plan.classes}
            clashes={plan.clashes}
            onName={(classId, name) => setNames((was) => withName(was, classId, name))}
          />
          <ConfirmByName
            isOpen={isAsking}
            title={t('confirm.title', { year: yearName(plan.toYear) })}
            schoolName={plan.schoolName}
            words={t('confirm.start')}
            isBusy={starting.isPending}
            isWrong={starting.error?.reason === 'not-confirmed'}
            onCancel={() => setIsAsking(false)}
            onConfirm={(confirm) => starting.mutate({ toYear: plan.toYear, confirm, names })}
          >
            <p>
              {t('confirm.what', {
                classes: plan.classes.filter(({ gidTo }) => gidTo !== null).length,
                leaving: plan.students.leaving,
              })}
            </p>
            <p>{t('keeps')}</p>
          </ConfirmByName>
        </>
      )}
    </Screen>
  );
}

/** An emptied field gives the name back to the rule. */
function withName(names: Record<string, string>, classId: string, name: string): Record<string, string> {
  const { [classId]: _, ...others } = names;
  return name.trim() === '' ? others : { ...others, [classId]: name.trim() };
}
