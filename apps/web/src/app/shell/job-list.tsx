import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Job, jobs } from '../../platform/jobs.js';
import { Bar, type BarProps } from '../../platform/layout/bar.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import styles from './job-list.module.css';

const tones: Record<Job['status'], StatusTone> = { waiting: 'wait', running: 'run', done: 'done', failed: 'bad' };
const bars: Record<Job['status'], NonNullable<BarProps['tone']>> = {
  waiting: 'ink',
  running: 'ink',
  done: 'success',
  failed: 'danger',
};

/** The long work of this person: how far each is, why it failed, and the way to what came of it. */
export function JobList({ list }: { list: readonly Job[] }) {
  const { t } = useTranslation('app');
  const nameOf = ({ title, kind }: Job) => title || (kind === undefined ? t('jobs.some') : t(`jobs.kinds.${kind}`));
  if (list.length === 0) return <EmptyState title={t('jobs.none')} hint={t('jobs.noneHint')} />;
  return (
    <ul className={styles.list} aria-label={t('jobs.title')}>
      {list.map((job) => (
        <li key={job.jobId}>
          <div>
            <b title={nameOf(job)}>{nameOf(job)}</b>
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
            value={job.status === 'done' ? 1 : job.total ? job.done / job.total : 0}
            heightPx={4}
            tone={bars[job.status]}
          />
          {job.message && <p className={styles.why}>{job.message}</p>}
          {job.to && (job.status === 'done' || job.status === 'failed') && <Go to={job.to}>{t('jobs.open')}</Go>}
        </li>
      ))}
    </ul>
  );
}
