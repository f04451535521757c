import { BellOutlined } from '@ant-design/icons';
import { sessionEvents } from '@zhibi/contract/events/session';
import { Badge, Button, Popover } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../platform/events/use-event.js';
import { jobs, useJobs } from '../../platform/jobs.js';
import { JobList } from './job-list.js';

/** Long work that this person started: how far it is, wherever in the product one has gone meanwhile. */
export function JobNotices() {
  const { t } = useTranslation('app');
  const list = useJobs();
  useEvent(sessionEvents.jobProgress, jobs.receive);
  useEffect(jobs.resume, []);
  const isBusy = list.some((job) => job.status === 'running' || job.status === 'waiting');
  return (
    <Popover trigger="click" placement="bottomRight" title={t('jobs.title')} content={<JobList list={list} />}>
      <Badge dot={list.length > 0} color={isBusy ? 'blue' : 'green'} offset={[-6, 6]}>
        <Button type="text" shape="circle" icon={<BellOutlined />} aria-label={t('jobs.title')} />
      </Badge>
    </Popover>
  );
}
