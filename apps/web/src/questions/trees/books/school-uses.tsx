import { ABSENT } from '@zhibi/contract/kernel';
import type { SchoolUse } from '@zhibi/contract/questions/trees';
import { Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatFarDay } from '../../../platform/time.js';
import styles from './schools.module.css';

interface SchoolUsesProps {
  schools: readonly SchoolUse[];
  chosen: readonly string[];
  onChoose: (schoolIds: string[]) => void;
}

/** Schools with what they use by default; some are chosen to be changed together. */
export function SchoolUses({ schools, chosen, onChoose }: SchoolUsesProps) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const columns: TableColumnsType<SchoolUse> = [
    {
      title: t('schools.school'),
      ellipsis: true,
      render: (_, { schoolName, regionName }) => (
        <>
          {schoolName}
          <span className={styles.fact}>{regionName || ABSENT}</span>
        </>
      ),
    },
    {
      title: t('schools.now'),
      width: 220,
      render: (_, { uses }) =>
        uses ? (
          <>
            {[uses.edition, names.volume(uses.title), uses.year].filter(Boolean).join(' · ')}
            {uses.state === 'retired' && <StatusTag tone="off">{t('books.offers.retired')}</StatusTag>}
          </>
        ) : (
          <span className={styles.none}>{t('schools.unset')}</span>
        ),
    },
    { title: t('schools.since'), width: 120, render: (_, { since }) => formatFarDay(since?.slice(0, 8)) },
  ];
  return (
    <Table
      size="small"
      rowKey="schoolId"
      columns={columns}
      dataSource={schools}
      pagination={false}
      scroll={{ x: 620, y: 420 }}
      rowSelection={{
        columnWidth: 44,
        selectedRowKeys: [...chosen],
        onChange: (keys) => onChoose(keys.map(String)),
        getCheckboxProps: ({ schoolName, can }) => ({
          disabled: !can.give && !can.take,
          'aria-label': schoolName,
        }),
      }}
    />
  );
}
