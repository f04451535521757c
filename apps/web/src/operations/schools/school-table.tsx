import { stageNames } from '@zhibi/contract/people';
import type { SchoolRow } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { listed } from '../../platform/listed.js';
import { useSession } from '../../platform/session-store.js';
import { formatNumber, formatShare } from '../../platform/time.js';
import styles from './page.module.css';

/** The schools with what an operator wants to know before going in. */
export function SchoolTable({
  schools,
  onEnter,
}: {
  schools: readonly SchoolRow[];
  onEnter: (school: SchoolRow) => void;
}) {
  const { t } = useTranslation('operations');
  const { language, schoolId: enteredId } = useSession();
  const columns: TableColumnsType<SchoolRow> = [
    {
      title: t('schools.school'),
      width: 200,
      render: (_, { name, stages, regionName }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.fact}>
            {[listed(stages.map((stage) => stageNames[stage][language])), regionName].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { title: t('schools.classes'), width: 72, align: 'right', dataIndex: 'classes' },
    { title: t('schools.students'), width: 80, align: 'right', render: (_, { students }) => formatNumber(students) },
    { title: t('schools.teachers'), width: 80, align: 'right', render: (_, { teachers }) => formatNumber(teachers) },
    {
      title: t('schools.activated'),
      width: 88,
      align: 'right',
      render: (_, { activated, accounts }) => formatShare(activated, accounts),
    },
    { title: t('schools.state'), width: 110, render: (_, school) => <State school={school} /> },
    {
      title: t('schools.actions'),
      fixed: 'end',
      width: 84,
      render: (_, school) =>
        school.schoolId === enteredId ? (
          <StatusTag tone="run">{t('schools.inside')}</StatusTag>
        ) : (
          <Button
            type="link"
            disabled={enteredId !== ''}
            aria-label={t('schools.enterOne', { school: school.name })}
            title={enteredId === '' ? undefined : t('schools.leaveFirst')}
            onClick={() => onEnter(school)}
          >
            {t('schools.enter')}
          </Button>
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
      scroll={{ x: 720 }}
    />
  );
}

function State({ school: { dataLock, hidden } }: { school: SchoolRow }) {
  const { t } = useTranslation('operations');
  if (dataLock) return <StatusTag tone="warn">{t('schools.states.locked')}</StatusTag>;
  return hidden ? (
    <StatusTag tone="off">{t('schools.states.hidden')}</StatusTag>
  ) : (
    <StatusTag tone="done">{t('schools.states.open')}</StatusTag>
  );
}
