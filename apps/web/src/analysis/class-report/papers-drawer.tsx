import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudentPaper } from '../../marking/index.js';
import { useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import styles from './report.module.css';

/** The papers behind a number; `paperOf` opens one of them at once. */
export interface Picked {
  title: string;
  studentIds: readonly string[];
  paperOf?: string;
}
export interface PapersDrawerProps {
  report: ClassReport;
  picked: Picked | null;
  onClose: () => void;
}

/** Who stands behind a number, and one click further what they wrote. */
export function PapersDrawer({ report, picked, onClose }: PapersDrawerProps) {
  return <Opened key={`${picked?.title} ${picked?.paperOf}`} report={report} picked={picked} onClose={onClose} />;
}

function Opened({ report, picked, onClose }: PapersDrawerProps) {
  const { t } = useTranslation('analysis');
  const [studentId, open] = useState(picked?.paperOf ?? null);
  const mayRead = useUser().currentRole === 'TEACHER';
  const row = report.rows.find((one) => one.studentId === studentId);
  const rows = report.rows.filter((one) => picked?.studentIds.includes(one.studentId));
  const isList = studentId === null;
  return (
    <Drawer
      open={picked !== null}
      onClose={onClose}
      size={isList ? 480 : 640}
      title={isList ? picked?.title : t('papers.of', { name: row?.name ?? '', score: row?.total ?? ABSENT })}
      extra={
        !isList &&
        rows.length > 1 && (
          <Button size="small" icon={<ArrowLeftOutlined />} onClick={() => open(null)}>
            {t('papers.back')}
          </Button>
        )
      }
    >
      {isList && rows.length === 0 && <EmptyState title={t('papers.nobody')} hint={t('papers.nobodyHint')} />}
      {isList && (
        <ul className={styles.people}>
          {rows.map((one) => (
            <li key={one.studentId}>
              <span>{one.studentNo}</span>
              <b>{one.name}</b>
              <em>{one.weak.join(' · ')}</em>
              <strong>{one.total ?? ABSENT}</strong>
              {mayRead && (
                <Button type="link" size="small" onClick={() => open(one.studentId)}>
                  {t('papers.open')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {studentId !== null && (
        <>
          <p className={styles.toWrong}>
            <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('papers.toWrong')}</Go>
          </p>
          <StudentPaper homeworkId={report.homeworkId} studentId={studentId} />
        </>
      )}
    </Drawer>
  );
}
