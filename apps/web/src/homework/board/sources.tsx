import { CameraOutlined, FormOutlined, MobileOutlined, ScanOutlined } from '@ant-design/icons';
import { captureApi, type EvidenceSource } from '@zhibi/contract/capture';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import styles from './board.module.css';
import { sourcesIn } from './board-rows.js';

const icons: Record<EvidenceSource, ReactNode> = {
  pen: <FormOutlined />,
  scan: <ScanOutlined />,
  photo: <CameraOutlined />,
  screen: <MobileOutlined />,
};

/** By what ways it came back, the most used first; where there are several, of how many students each. */
export function Sources({ homework: { homeworkId, progress } }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const isBegun = progress.writing + progress.handedIn > 0;
  const ways = useRead(captureApi.ways, isBegun ? { homeworkId } : null, { quiet: true });
  const came = sourcesIn(ways.data?.items ?? []);
  if (came.length === 0) return <span className={styles.waiting}>{ABSENT}</span>;
  return (
    <span className={styles.sources}>
      {came.map(({ source, students }) => (
        <span key={source} title={t('board.cameFrom', { count: students })}>
          {icons[source]} {t(`detail.way.${source}`)}
          {came.length > 1 && <small>{students}</small>}
        </span>
      ))}
    </span>
  );
}
