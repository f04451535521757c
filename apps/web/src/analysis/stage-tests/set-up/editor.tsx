import { type StageTest, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { BasicFields } from './basic-fields.js';
import type { Choices } from './choices.js';
import { RuleFields } from './rule-fields.js';
import styles from './set-up.module.css';
import { SubjectTable } from './subject-table.js';
import { useDraftTest } from './use-draft-test.js';

/** The set-up of one test; without an id of a new one. */
export function Editor({ testId, onLeave }: { testId: string | null; onLeave: () => void }) {
  const choices = useRead(stageTestsApi.choices, {});
  const test = useRead(stageTestsApi.detail, testId === null ? null : { testId });
  return (
    <Screen read={choices}>
      {(all) =>
        testId === null ? (
          <Form test={undefined} choices={all} onLeave={onLeave} />
        ) : (
          <Screen read={test}>{(one) => <Form key={one.revision} test={one} choices={all} onLeave={onLeave} />}</Screen>
        )
      }
    </Screen>
  );
}

interface FormProps {
  test: StageTest | undefined;
  choices: Choices;
  onLeave: () => void;
}

function Form({ test, choices, onLeave: goOn }: FormProps) {
  const { t } = useTranslation('stageTests');
  const state = useDraftTest(test);
  const { draft } = state;
  const onLeave = () => {
    state.drop();
    goOn();
  };
  const [problem, setProblem] = useState<string>();
  const reads = [stageTestsApi.list, stageTestsApi.detail, stageTestsApi.history, stageTestsApi.overview];
  const handles = Object.keys(stageTestsApi.create.reasons ?? {});
  const options = {
    handles,
    onDone: () => {
      notify.done(t('setUp.saved'));
      onLeave();
    },
    onRefused: (refusal: { message: string; reason: string }) =>
      setProblem(handles.includes(refusal.reason) ? refusal.message : undefined),
  };
  const create = useWrite(stageTestsApi.create, reads, options);
  const save = useWrite(stageTestsApi.save, reads, options);
  const send = () => {
    const missing =
      draft.name.trim() === ''
        ? t('setUp.needName')
        : draft.classIds.length === 0
          ? t('setUp.needClasses')
          : draft.subjects.length === 0
            ? t('setUp.needSubjects')
            : undefined;
    setProblem(missing);
    if (missing) return;
    if (test) save.mutate({ ...draft, testId: test.testId, revision: test.revision });
    else create.mutate(draft);
  };
  return (
    <>
      <PageHead
        title={test ? <span translate="no">{test.name}</span> : t('setUp.create')}
        note={test && t('setUp.scored', { count: test.scored })}
        extra={
          <>
            <Button onClick={onLeave}>{t('import.another')}</Button>
            <SaveButton isBusy={create.isPending || save.isPending} onSave={send} />
          </>
        }
      />
      {problem && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      <div className={styles.cards}>
        <Card>
          <BasicFields state={state} choices={choices} />
        </Card>
        <Card title={t('setUp.subjects')} flush>
          <SubjectTable state={state} choices={choices} test={test} />
        </Card>
        <Card>
          <RuleFields state={state} testId={test?.testId} />
        </Card>
      </div>
    </>
  );
}

function SaveButton({ isBusy, onSave }: { isBusy: boolean; onSave: () => void }) {
  const { t } = useTranslation('platform');
  return (
    <Button type="primary" loading={isBusy} onClick={onSave}>
      {t('save')}
    </Button>
  );
}
