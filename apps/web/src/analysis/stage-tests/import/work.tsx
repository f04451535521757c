import { type StageImport, type StageTest, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { ColumnsStep } from './columns-step.js';
import styles from './import.module.css';
import { RowsList } from './rows-list.js';
import { afterScores, UndoButton } from './undo-button.js';

const steps = ['columns', 'check', 'done'] as const;

interface WorkProps {
  importId: string;
  test: StageTest;
  onLeave: () => void;
}

/** One import from its columns to its end; what it shows follows from how far it is. */
export function Work({ importId, test, onLeave }: WorkProps) {
  const read = useRead(stageTestsApi.importInfo, { importId });
  return <Screen read={read}>{(one) => <Inside one={one} test={test} onLeave={onLeave} />}</Screen>;
}

function Inside({ one, test, onLeave }: { one: StageImport; test: StageTest; onLeave: () => void }) {
  const { t } = useTranslation('stageTests');
  /** Back at the columns of a table that was checked: nothing changes until it is checked again. */
  const [isRevising, setIsRevising] = useState(false);
  const { importId, state } = one;
  const step = state === 'columns' || (state === 'checked' && isRevising) ? 0 : state === 'checked' ? 1 : 2;
  return (
    <>
      <PageHead
        title={<span translate="no">{one.sourceName}</span>}
        note={
          <>
            <span translate="no">{test.name}</span> · {t('import.rows')} {one.rowCount}
          </>
        }
        extra={
          <>
            {one.can.discard && <Discard importId={importId} onDone={onLeave} />}
            <Button onClick={onLeave}>{t('import.another')}</Button>
          </>
        }
      />
      <Steps
        className={styles.steps}
        size="small"
        responsive={false}
        current={step}
        items={steps.map((name) => ({ title: t(`import.step.${name}`) }))}
      />
      {step === 0 && <ColumnsStep one={one} test={test} onChecked={() => setIsRevising(false)} />}
      {step === 1 && <Checked one={one} test={test} onColumns={() => setIsRevising(true)} />}
      {step === 2 && <Done one={one} test={test} />}
    </>
  );
}

/** What each row would do; wrong cells are mended in place, nothing is written before the button is pressed. */
function Checked({ one, test, onColumns }: { one: StageImport; test: StageTest; onColumns: () => void }) {
  const { t } = useTranslation('stageTests');
  const { importId, counts, can } = one;
  const [problem, setProblem] = useState<string>();
  const apply = useWrite(stageTestsApi.apply, afterScores, {
    handles: ['changed-since'],
    onDone: () => notify.done(t('import.done', { count: wanted })),
    onRefused: (refusal) => setProblem(refusal.reason === 'changed-since' ? refusal.message : undefined),
  });
  const wanted = counts.added + counts.changed;
  return (
    <Card
      title={t('import.checked')}
      flush
      extra={
        <div className={styles.buttons}>
          {can.check && <Button onClick={onColumns}>{t('import.again')}</Button>}
          <Button
            type="primary"
            disabled={!can.apply}
            loading={apply.isPending}
            onClick={() => apply.mutate({ importId })}
          >
            {wanted === 0 ? t('import.nothing') : t('import.apply', { count: wanted })}
          </Button>
        </div>
      }
    >
      <div className={styles.notes}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {counts.bad > 0 && <Alert type="warning" showIcon title={t('import.leaveOut', { count: counts.bad })} />}
      </div>
      <RowsList one={one} test={test} />
    </Card>
  );
}

function Done({ one, test }: { one: StageImport; test: StageTest }) {
  const { t } = useTranslation('stageTests');
  const { undone, counts, importId, can } = one;
  return (
    <Card title={t('import.checked')} flush extra={can.undo && <UndoButton importId={importId} type="default" />}>
      <div className={styles.notes}>
        <Alert
          type={undone ? 'info' : 'success'}
          showIcon
          title={
            undone
              ? t('import.undone', { count: undone.takenBack })
              : t('import.done', { count: counts.added + counts.changed })
          }
        />
        {undone && undone.kept > 0 && (
          <Alert type="warning" showIcon title={t('import.kept', { count: undone.kept })} />
        )}
      </div>
      <RowsList one={one} test={test} />
    </Card>
  );
}

function Discard({ importId, onDone }: { importId: string; onDone: () => void }) {
  const { t } = useTranslation('stageTests');
  const discard = useWrite(stageTestsApi.discard, [stageTestsApi.imports], {
    onDone: () => {
      notify.done(t('import.discarded'));
      onDone();
    },
  });
  return (
    <Confirm title={t('import.discard')} hint={t('import.discardAsk')} onConfirm={() => discard.mutate({ importId })}>
      <Button>{t('import.discard')}</Button>
    </Confirm>
  );
}
