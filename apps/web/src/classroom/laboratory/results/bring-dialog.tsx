import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { type Lab, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { formatFarDay } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './results.module.css';

/** Taking finished results into a stage test: checked and applied there, as any other scores. */
export function BringDialog({ lab, onClose }: { lab: Lab; onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const navigate = useNavigate();
  const [testId, setTestId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const pages = useInfinite(stageTestsApi.list, {});
  const fitting = pages.rows.filter(
    ({ can, subjects }) => can.bringScores && subjects.some(({ subjectId }) => subjectId === lab.subjectId),
  );
  const fullOf = (subjects: (typeof fitting)[number]['subjects']) =>
    subjects.find(({ subjectId }) => subjectId === lab.subjectId)?.fullScore ?? 0;
  const bringing = useWrite(laboratoryApi.bring, [stageTestsApi.imports], {
    handles: ['class-elsewhere', 'full-differs', 'lab-not-finished'],
    onDone: ({ importId }, input) => void navigate(`/paper/stageImport?test=${input.testId}&import=${importId}`),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  return (
    <Dialog
      title={t('bring.title')}
      onClose={onClose}
      foot={{
        words: t('bring.do'),
        isBusy: bringing.isPending,
        isDisabled: testId === undefined,
        onMain: () => testId !== undefined && bringing.mutate({ assessmentId: lab.assessmentId, testId }),
      }}
    >
      <div className={styles.fields}>
        <p>{t('bring.hint')}</p>
        {problem && <Alert type="error" showIcon title={problem} />}
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 1 }}
          isEmpty={() => fitting.length === 0}
          empty={
            <EmptyState
              title={t('bring.none')}
              hint={t('bring.noneHint')}
              action={<GoButton to="/paper/stageSet">{t('bring.toTests')}</GoButton>}
            />
          }
        >
          {() => (
            <Select
              aria-label={t('bring.test')}
              placeholder={t('bring.test')}
              value={testId}
              onChange={(value) => {
                setTestId(value);
                setProblem(undefined);
              }}
              options={fitting.map((one) => ({
                value: one.testId,
                disabled: fullOf(one.subjects) !== lab.full,
                label: `${one.name} · ${formatFarDay(one.heldOn.replaceAll('-', ''))} · ${t('bring.full', { full: fullOf(one.subjects) })}`,
              }))}
            />
          )}
        </Screen>
      </div>
    </Dialog>
  );
}
