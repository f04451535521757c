import {
  neededFields,
  type RosterField,
  type RosterImport,
  rosterApi,
  rosterFields,
} from '@zhibi/contract/people/roster';
import { Alert, Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Card } from '../../../platform/layout/card.js';
import table from '../../../platform/layout/paged-table.module.css';
import styles from './roster-table.module.css';
import { importAt } from './use-place.js';

const IGNORE = 'ignore';

/** The second step: which column is what, with the first rows beside it. */
export function ColumnsStep({ one, onBegun }: { one: RosterImport; onBegun: () => void }) {
  const { t } = useTranslation('roster');
  const { importId, kind, columns } = one;
  const [fields, setFields] = useState<(RosterField | null)[]>(() => columns.map(({ field }) => field));
  const [createClasses, setCreateClasses] = useState(one.createClasses);
  const [problem, setProblem] = useState<string>();
  const check = useWrite(rosterApi.check, [rosterApi.detail, rosterApi.rows], {
    handles: ['field-twice', 'field-missing'],
    onDone: ({ jobId }) => {
      jobs.follow(jobId, t('step.check'), importAt(one));
      onBegun();
    },
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const begin = () => {
    const named = fields.filter((field) => field !== null);
    const missing = neededFields[kind].some((field) => !named.includes(field));
    const wrong = missing
      ? t(kind === 'classes' ? 'columns.needClass' : 'columns.needName')
      : new Set(named).size < named.length
        ? t('columns.twice')
        : undefined;
    setProblem(wrong);
    if (!wrong) check.mutate({ importId, fields, createClasses });
  };
  const options = [
    { value: IGNORE, label: t('columns.ignore') },
    ...rosterFields[kind].map((field) => ({ value: field, label: t(`field.${field}`) })),
  ];
  const titleOf = (title: string, column: number) => title || t('columns.unnamed', { nth: column + 1 });
  return (
    <Card
      title={t('columns.title')}
      flush
      extra={
        <Button type="primary" loading={check.isPending} onClick={begin}>
          {t('columns.check')}
        </Button>
      }
    >
      <div className={styles.notes}>
        <p className={styles.note}>{t('columns.hint')}</p>
        {kind === 'students' && (
          <Checkbox checked={createClasses} onChange={(event) => setCreateClasses(event.target.checked)}>
            {t('columns.createClasses')}
          </Checkbox>
        )}
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              {(['column', 'sample', 'field'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ title, samples }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; titles may repeat
              <tr key={column}>
                <td>{titleOf(title, column)}</td>
                <td className={styles.samples}>{samples.filter((text) => text !== '').join(' · ')}</td>
                <td>
                  <Select
                    style={{ width: 160 }}
                    aria-label={titleOf(title, column)}
                    value={fields[column] ?? IGNORE}
                    options={options}
                    onChange={(next: RosterField | typeof IGNORE) =>
                      setFields(fields.map((field, at) => (at === column ? (next === IGNORE ? null : next) : field)))
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
