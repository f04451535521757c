import { BellOutlined } from '@ant-design/icons';
import { sessionEvents } from '@zhibi/contract/events/session';
import { Button, Popover } from 'antd';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../platform/events/use-event.js';
import { jobs, useJobs } from '../../platform/jobs.js';
import { Dotted } from '../../platform/layout/dotted.js';
import { lazily } from '../../platform/lazily.js';

const JobList = lazily(() => import('./job-list.js').then(({ JobList }) => JobList));

/** Long work that this person started: how far it is, wherever in the product one has gone meanwhile. */
export function JobNotices() {
  const { t } = useTranslation('app');
  const list = useJobs();
  useEvent(sessionEvents.jobProgress, jobs.receive);
  useEffect(jobs.resume, []);
  const isBusy = list.some((job) => job.status === 'running' || job.status === 'waiting');
  const content = (
    <Suspense fallback={null}>
      <JobList list={list} />
    </Suspense>
  );
  const colour = isBusy ? 'var(--ink)' : 'var(--success)';
  return (
    <Dotted colour={list.length > 0 ? colour : undefined}>
      {/* Below the bell, moved in where a phone has no room for it: placements at an end are only turned over. */}
      <Popover trigger="click" placement="bottom" title={t('jobs.title')} content={content}>
        <Button type="text" shape="circle" icon={<BellOutlined />} aria-label={t('jobs.title')} />
      </Popover>
    </Dotted>
  );
}
