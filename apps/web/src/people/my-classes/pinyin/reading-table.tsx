import { myClassesApi, type NameReading } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import tables from '../parts/table.module.css';
import { CorrectReading } from './correct-reading.js';
import styles from './pinyin.module.css';

const columns = ['no', 'name', 'reading', 'pinyin.state', 'pinyin.source'] as const;

/** A line for each name; what is not certain says why, and is confirmed with one click. */
export function ReadingTable({
  classId,
  rows,
  mayCorrect,
}: {
  classId: string;
  rows: readonly NameReading[];
  mayCorrect: boolean;
}) {
  const { t } = useTranslation('myClasses');
  const [edited, setEdited] = useState<NameReading | null>(null);
  const save = useWrite(myClassesApi.setReading, [myClassesApi.readings, myClassesApi.overview], {
    onRefused: ({ reason }) => reason === 'changed' && setEdited(null),
  });
  const confirm = ({ studentId, revision, reading }: NameReading) =>
    save.mutate({ classId, studentId, revision, reading });
  return (
    <>
      <table className={`${tables.table} ${tables.cards}`} data-cards>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
            {mayCorrect && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.studentId}>
              <td>{one.studentNo}</td>
              <td>
                <b>{one.name}</b>
              </td>
              <td className={styles.reading} lang="zh-Latn-pinyin">
                {one.reading}
              </td>
              <td>
                <Certainty of={one} />
              </td>
              <td>{t(`pinyin.${one.by}`)}</td>
              {mayCorrect && (
                <td className={tables.does}>
                  {(one.doubts.length > 0 || one.renamed) && (
                    <Button type="link" size="small" onClick={() => confirm(one)}>
                      {t('pinyin.confirm')}
                    </Button>
                  )}
                  <Button type="link" size="small" onClick={() => setEdited(one)}>
                    {t('pinyin.correct')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {edited && (
        <CorrectReading key={edited.studentId} of={edited} classId={classId} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function Certainty({ of: { renamed, doubts } }: { of: NameReading }) {
  const { t } = useTranslation('myClasses');
  if (renamed) return <StatusTag tone="warn">{t('pinyin.renamed')}</StatusTag>;
  if (doubts.length === 0) return <StatusTag tone="done">{t('pinyin.sure')}</StatusTag>;
  const characters = doubts.map(({ character }) => character).join(' ');
  return <StatusTag tone="warn">{t('pinyin.unsure', { characters })}</StatusTag>;
}
