import {
  fieldOfSubject,
  type StageField,
  type StageImport,
  type StageTest,
  stageTestsApi,
} from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import styles from './import.module.css';
import { useFieldName } from './use-field-name.js';

const IGNORE = 'ignore';

interface ColumnsStepProps {
  one: StageImport;
  test: StageTest;
  onChecked: () => void;
}

/** Which column is what, with the first rows beside it. */
export function ColumnsStep({ one, test, onChecked }: ColumnsStepProps) {
  const { t } = useTranslation('stageTests');
  const nameOf = useFieldName(test);
  const { importId, columns } = one;
  const [fields, setFields] = useState<(StageField | null)[]>(() => columns.map(({ field }) => field));
  const [problem, setProblem] = useState<string>();
  const check = useWrite(stageTestsApi.check, [stageTestsApi.importInfo, stageTestsApi.rows, stageTestsApi.imports], {
    handles: ['field-twice', 'field-missing'],
    onDone: onChecked,
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const all: StageField[] = [
    'studentNo',
    'name',
    'className',
    ...test.subjects.map(({ subjectId }) => fieldOfSubject(subjectId)),
  ];
  const options = [
    { value: IGNORE, label: t('import.ignore') },
    ...all.map((field) => ({ value: field, label: nameOf(field) })),
  ];
  const titleOf = (title: string, at: number) => title || t('import.unnamed', { nth: at + 1 });
  const set = (at: number, next: string) =>
    setFields(fields.map((field, nth) => (nth === at ? (next === IGNORE ? null : next) : field)));
  return (
    <Card
      title={t('import.columns')}
      flush
      extra={
        <Button
          type="primary"
          loading={check.isPending}
          onClick={() => {
            setProblem(undefined);
            check.mutate({ importId, fields });
          }}
        >
          {t('import.check')}
        </Button>
      }
    >
      <div className={styles.notes}>
        <p className={styles.note}>{t('import.columnsHint')}</p>
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
      <PlainTable
        asCards
        words={3}
        columns={[t('import.column'), t('import.sample'), t('import.means')]}
        rows={columns.map(({ title, samples }, at) => ({
          key: String(at),
          cells: [
            titleOf(title, at),
            samples.filter((text) => text !== '').join(' · '),
            <Select
              key="field"
              className={styles.means}
              aria-label={titleOf(title, at)}
              value={fields[at] ?? IGNORE}
              options={options}
              onChange={(next) => set(at, next)}
            />,
          ],
        }))}
      />
    </Card>
  );
}
