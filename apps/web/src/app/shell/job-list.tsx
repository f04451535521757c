import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Job, jobs } from '../../platform/jobs.js';
import { Bar } from '../../platform/layout/bar.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import styles from './job-list.module.css';

const tones: Record<Job['status'], StatusTone> = { waiting: 'wait', running: 'run', done: 'done', failed: 'bad' };

export function JobList({ list }: { list: readonly Job[] }) {
  const { t } = useTranslation('app');
  if (list.length === 0) return <EmptyState title={t('jobs.none')} hint={t('jobs.noneHint')} />;
  return (
    <ul className={styles.list}>
      {list.map((job) => (
        <li key={job.jobId}>
          <div>
            <b>{job.title || job.message}</b>
            <StatusTag tone={tones[job.status]}>
              {job.status === 'running'
                ? t('jobs.running', { done: job.done, total: job.total })
                : t(`jobs.${job.status}`)}
            </StatusTag>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('jobs.dismiss')}
              onClick={() => jobs.forget(job.jobId)}
            />
          </div>
          <Bar
            value={job.total ? job.done / job.total : 0}
            heightPx={4}
            tone={job.status === 'done' ? 'success' : 'ink'}
          />
          {job.title && <small>{job.message}</small>}
        </li>
      ))}
    </ul>
  );
}
