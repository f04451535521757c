import { PrinterOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import { type ClassHead, type ClassStudent, myClassesApi } from '@zhibi/contract/people/my-classes';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import tables from '../parts/table.module.css';
import { Slips } from './slips.js';
import { useStudentFilter } from './use-student-filter.js';

const columns = ['no', 'name', 'reading', 'sex', 'student.account', 'student.state'] as const;

/** Who is in the class, how they are called and whether they have entered yet. */
export function Students({ head, items }: { head: ClassHead; items: readonly ClassStudent[] }) {
  const { t } = useTranslation('myClasses');
  const { q, state, sex, rows, change } = useStudentFilter(items);
  const [isPrinting, setIsPrinting] = useState(false);
  const waiting = items.filter((one) => !one.activated).length;
  const facts = [
    head.className,
    t('people', { count: head.students }),
    head.headTeacher ? t('head', { name: head.headTeacher }) : t('noHead'),
    ...(waiting > 0 ? [t('student.slipsNote', { count: waiting })] : []),
  ];
  return (
    <>
      <PageHead
        title={t('student.title')}
        note={facts.join(' · ')}
        extra={
          <>
            <Go to={`/class/studentReport?classId=${head.classId}&from=/class/student`}>{t('student.reports')}</Go>
            <ExportButton endpoint={myClassesApi.exportStudents} input={{ classId: head.classId }} />
            {head.can.handSlips && waiting > 0 && (
              <Button type="primary" icon={<PrinterOutlined />} onClick={() => setIsPrinting(true)}>
                {t('student.slips')}
              </Button>
            )}
          </>
        }
      />
      <FilterBar result={t('found', { count: rows.length })}>
        <SearchField
          allowClear
          style={{ width: 264 }}
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={q}
          onChange={(event) => change('q', event.target.value)}
        />
        <Select
          allowClear
          style={{ width: 128 }}
          aria-label={t('student.state')}
          placeholder={t('student.anyState')}
          value={state || undefined}
          options={(['activated', 'notActivated'] as const).map((one) => ({ value: one, label: t(`student.${one}`) }))}
          onChange={(chosen: string | undefined) => change('state', chosen)}
        />
        <Select
          allowClear
          style={{ width: 112 }}
          aria-label={t('sex')}
          placeholder={t('student.anySex')}
          value={sex || undefined}
          options={(['male', 'female'] as const).map((one) => ({ value: one, label: t(one) }))}
          onChange={(chosen: string | undefined) => change('sex', chosen)}
        />
      </FilterBar>
      <Card flush>
        {rows.length === 0 ? (
          items.length === 0 ? (
            <EmptyState title={t('noStudents')} hint={t('noStudentsHint')} />
          ) : (
            <EmptyState title={t('nobodyFound')} hint={t('nobodyFoundHint')} />
          )
        ) : (
          <table className={`${tables.table} ${tables.cards}`} data-cards>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.studentId}>
                  <td>{one.studentNo}</td>
                  <td>
                    <b>{one.name}</b>
                  </td>
                  <td lang="zh-Latn-pinyin">{one.reading}</td>
                  <td>{one.sex === null ? ABSENT : t(one.sex ? 'male' : 'female')}</td>
                  <td>{one.account}</td>
                  <td>
                    <StatusTag tone={one.activated ? 'done' : 'wait'}>
                      {t(one.activated ? 'student.activated' : 'student.notActivated')}
                    </StatusTag>
                  </td>
                  <td className={tables.does}>
                    <Go to={`/student/detail?studentId=${one.studentId}`}>{t('student.detail')}</Go>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {isPrinting && <Slips classId={head.classId} count={waiting} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
