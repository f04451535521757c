import { operationsApi, type SchoolJob } from '@zhibi/contract/operations';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useInfinite, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { notify } from '../../platform/notify.js';
import { formatStamp } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import { TaskCard } from './task-card.js';

const tones: Record<SchoolJob['status'], StatusTone> = { waiting: 'wait', running: 'run', failed: 'bad' };
const states = ['failed', 'running', 'waiting'] as const;
const stateOf = (word: string) => states.find((one) => one === word);

/** Long work of every school in reach: what waits, runs or has failed, with retry and stop. */
export function Page() {
  const { t } = useTranslation('operations');
  const { now, go } = useAddress(['status']);
  const { currentRole } = useUser();
  const status = stateOf(now.status);
  const pages = useInfinite(operationsApi.schoolJobs, { status });
  return (
    <>
      <PageHead title={t('jobs.title')} note={t('jobs.note')} />
      <FilterBar>
        <Segmented
          aria-label={t('jobs.state')}
          value={status ?? ''}
          options={[
            { value: '', label: t('jobs.all') },
            ...states.map((one) => ({ value: one, label: t(`jobs.states.${one}`) })),
          ]}
          onChange={(value) => go({ status: value })}
        />
      </FilterBar>
      <Card flush>
        <PagedTable<SchoolJob>
          pages={pages}
          awaited={6}
          columns={[
            { label: t('jobs.kind') },
            { label: t('jobs.school') },
            { label: t('jobs.state') },
            { label: t('jobs.begun') },
            { label: t('jobs.actions') },
          ]}
          empty={<EmptyState title={t(status ? 'jobs.none' : 'jobs.noneAtAll')} hint={t('jobs.noneHint')} />}
          line={(job) => <Line key={job.jobId} job={job} />}
        />
      </Card>
      {currentRole === 'ZHIBI_SRE_SYS' && <TaskCard />}
    </>
  );
}

function Line({ job }: { job: SchoolJob }) {
  const { t } = useTranslation(['operations', 'app']);
  const { jobId, schoolId, kind, school, who, status, done, total, message, begunAt, can } = job;
  const retry = useWrite(operationsApi.retryJob, [operationsApi.schoolJobs, operationsApi.needs], {
    onDone: () => notify.done(t('operations:jobs.retried')),
  });
  const stop = useWrite(operationsApi.stopJob, [operationsApi.schoolJobs, operationsApi.needs], {
    onDone: () => notify.done(t('operations:jobs.stopping')),
  });
  const name = t(`app:jobs.kinds.${kind}`);
  return (
    <tr>
      <td>
        {name}
        <br />
        <small>{who}</small>
      </td>
      <td>{school}</td>
      <td>
        <StatusTag tone={tones[status]}>{t(`operations:jobs.states.${status}`)}</StatusTag>{' '}
        {status === 'running' && total > 0 ? `${done} / ${total}` : message}
      </td>
      <td>{formatStamp(begunAt)}</td>
      <td>
        {can.retry && (
          <Button
            type="link"
            loading={retry.isPending}
            aria-label={t('operations:jobs.retryOne', { name })}
            onClick={() => retry.mutate({ schoolId, jobId })}
          >
            {t('operations:jobs.retry')}
          </Button>
        )}
        {can.stop && (
          <Confirm
            title={t('operations:jobs.stopOne', { name })}
            hint={t('operations:jobs.stopHint')}
            words={t('operations:jobs.stop')}
            isDangerous
            onConfirm={() => stop.mutate({ schoolId, jobId })}
          >
            <Button type="link" danger loading={stop.isPending} aria-label={t('operations:jobs.stopOne', { name })}>
              {t('operations:jobs.stop')}
            </Button>
          </Confirm>
        )}
      </td>
    </tr>
  );
}
