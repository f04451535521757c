import { SearchOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Input, Select, Table, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { formatNumber } from '../../platform/time.js';
import type { Picked } from './papers-drawer.js';
import styles from './report.module.css';
import { isFound } from './students-behind.js';

type Row = ClassReport['rows'][number];
const byNumber = (a: number | null, b: number | null) => (a ?? -1) - (b ?? -1);
const PASSED = 0.6;

/** The students behind the report; search and filter live in the address. */
export function StudentsTable({ report, onPick }: { report: ClassReport; onPick: (picked: Picked) => void }) {
  const { t } = useTranslation('analysis');
  const [params, setParams] = useSearchParams();
  const mayRead = useUser().currentRole === 'TEACHER';
  const [words, weak] = [params.get('words') ?? '', params.get('weak')];
  const set = (change: Record<string, string>) =>
    setParams(
      (old) =>
        Object.fromEntries(Object.entries({ ...Object.fromEntries(old), ...change }).filter(([, one]) => one !== '')),
      { replace: true },
    );
  const rows = useMemo(
    () => report.rows.filter((row) => isFound(row, words) && (weak === null || row.weak.includes(weak))),
    [report.rows, words, weak],
  );
  const open = ({ studentId, name }: Row) => onPick({ title: name, studentIds: [studentId], paperOf: studentId });
  const columns: TableColumnsType<Row> = [
    {
      title: t('students.no'),
      dataIndex: 'studentNo',
      width: 84,
      sorter: (a, b) => a.studentNo.localeCompare(b.studentNo),
    },
    {
      title: t('students.name'),
      width: 96,
      sorter: (a, b) => a.pinyin.localeCompare(b.pinyin),
      render: (_, row) => <b>{row.name}</b>,
    },
    {
      title: t('students.total'),
      width: 84,
      align: 'right',
      defaultSortOrder: 'ascend',
      sorter: (a, b) => byNumber(a.total ?? Number.MAX_SAFE_INTEGER, b.total ?? Number.MAX_SAFE_INTEGER),
      render: (_, { total }) => (
        <b className={total !== null && total < PASSED * report.fullScore ? styles.low : ''}>{formatNumber(total)}</b>
      ),
    },
    ...report.sections.map(({ title, maxScore }, at) => ({
      title: (
        <span title={title} className={styles.section}>
          {shortTitle(title)} <small>{maxScore}</small>
        </span>
      ),
      key: title,
      width: 84,
      align: 'right' as const, // the literal is lost in a spread
      render: (_: unknown, row: Row) => formatNumber(row.bySection[at]),
    })),
    {
      title: t('students.change'),
      width: 92,
      align: 'right',
      sorter: (a, b) => byNumber(a.change, b.change),
      render: (_, row) => <Change points={row.change} />,
    },
    {
      title: t('students.weak'),
      render: (_, row) =>
        row.weak.slice(0, 2).map((one) => (
          <span key={one} className={styles.chip} title={row.weak.join(' · ')}>
            {one}
          </span>
        )),
    },
    {
      title: '',
      width: 138,
      align: 'right',
      render: (_, row) => (
        <span className={styles.rowActions}>
          {mayRead && row.total !== null && (
            <Button type="link" size="small" onClick={() => open(row)}>
              {t('papers.open')}
            </Button>
          )}
          <Go to={`/class/studentWrong?studentId=${row.studentId}`}>{t('papers.toWrong')}</Go>
        </span>
      ),
    },
  ];
  return (
    <Card
      flush
      title={t('students.title')}
      extra={
        <span className={styles.filters}>
          <Input
            size="small"
            allowClear
            prefix={<SearchOutlined />}
            aria-label={t('students.search')}
            placeholder={t('students.search')}
            value={words}
            onChange={(event) => set({ words: event.target.value })}
          />
          <Select
            size="small"
            allowClear
            aria-label={t('students.weak')}
            placeholder={t('students.weak')}
            value={weak}
            style={{ width: 150 }}
            options={report.knowledge.map(({ title }) => ({ value: title, label: title }))}
            onChange={(next?: string) => set({ weak: next ?? '' })}
          />
        </span>
      }
    >
      <Table
        size="small"
        rowKey="studentId"
        pagination={false}
        scroll={{ x: 780 + 84 * report.sections.length }}
        dataSource={rows}
        columns={columns}
        locale={{ emptyText: t('students.nobody') }}
        className={styles.table}
      />
    </Card>
  );
}

/** 一、选择题 as 选择题: the column has no room for the count. */
const shortTitle = (title: string) =>
  title
    .replace(/^[一二三四五六七八九十\d]+[、.．]\s*/, '')
    .replace(/[（(].*$/, '')
    .replace(/题$/, '');

function Change({ points }: { points: number | null }) {
  if (points === null) return ABSENT;
  if (points === 0) return '0';
  return points > 0 ? <span className={styles.up}>↑ {points}</span> : <span className={styles.low}>↓ {-points}</span>;
}
