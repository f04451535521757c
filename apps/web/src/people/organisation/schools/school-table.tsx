import { stageNames } from '@zhibi/contract/people';
import type { SchoolRow } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { useSession } from '../../../platform/session-store.js';
import { formatNumber, formatShare } from '../../../platform/time.js';
import styles from '../parts/list.module.css';

/** Schools with their numbers; a school's accounts and codes are one click away. */
export function SchoolTable({
  schools,
  onEdit,
}: {
  schools: readonly SchoolRow[];
  onEdit: (school: SchoolRow) => void;
}) {
  const { t } = useTranslation('organisation');
  const { language } = useSession();
  const columns: TableColumnsType<SchoolRow> = [
    {
      title: t('schools.school'),
      width: 220,
      render: (_, { name, shortName, regionName }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.fact}>{[shortName, regionName || t('schools.noRegion')].join(' · ')}</span>
        </>
      ),
    },
    {
      title: t('schools.stages'),
      width: 124,
      render: (_, { stages, firstGid, lastGid }) => (
        <>
          {listed(stages.map((stage) => stageNames[stage][language]))}
          <span className={styles.fact}>{t('schools.grades', { first: firstGid, last: lastGid })}</span>
        </>
      ),
    },
    { title: t('schools.year'), width: 86, align: 'right', render: (_, { schoolYear }) => String(schoolYear) },
    { title: t('schools.classes'), width: 70, align: 'right', dataIndex: 'classes' },
    { title: t('schools.students'), width: 80, align: 'right', render: (_, { students }) => formatNumber(students) },
    { title: t('schools.teachers'), width: 80, align: 'right', render: (_, { teachers }) => formatNumber(teachers) },
    {
      title: t('schools.activated'),
      width: 90,
      align: 'right',
      render: (_, { activated, accounts }) => formatShare(activated, accounts),
    },
    { title: t('schools.state'), width: 104, render: (_, school) => <State school={school} /> },
    {
      title: t('actions'),
      fixed: 'end',
      width: 176,
      render: (_, school) => (
        <span className={styles.actions}>
          <Button type="link" disabled={!school.can.edit} onClick={() => onEdit(school)}>
            {t('edit')}
          </Button>
          <Go to={`/org/account?school=${school.schoolId}`}>{t('schools.toAccounts')}</Go>
          <Go to={`/org/active?school=${school.schoolId}`}>{t('schools.toCodes')}</Go>
        </span>
      ),
    },
  ];
  return (
    <Table
      className={styles.number}
      rowKey="schoolId"
      columns={columns}
      dataSource={schools}
      pagination={false}
      scroll={{ x: 1030 }}
    />
  );
}

function State({ school: { dataLock, hidden } }: { school: SchoolRow }) {
  const { t } = useTranslation('organisation');
  if (dataLock) return <StatusTag tone="warn">{t('schools.states.locked')}</StatusTag>;
  return hidden ? (
    <StatusTag tone="off">{t('schools.states.hidden')}</StatusTag>
  ) : (
    <StatusTag tone="done">{t('schools.states.open')}</StatusTag>
  );
}
