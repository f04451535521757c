import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { recordsApi, type StudentRecord, type StudentTakeOut } from '@zhibi/contract/people/records';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { jobs } from '../../../platform/jobs.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Foot } from '../../../platform/layout/foot.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from './take-out.module.css';

const ASK_MS = 1500;
const tones: Record<StudentTakeOut['state'], StatusTone> = {
  making: 'run',
  ready: 'done',
  failed: 'bad',
  gone: 'wait',
};
const isMaking = ({ state }: StudentTakeOut) => state === 'making';

/** Takes out everything about a student, and gives what was taken out before. The work goes on when the drawer is closed. */
export function TakeOutDrawer({ student, onClose }: { student: StudentRecord; onClose: () => void }) {
  const { t } = useTranslation('records');
  const { studentId, name } = student;
  const known = useRead(recordsApi.takeOuts, { studentId });
  const items = known.data?.items ?? [];
  // Asked for again and again only while something is being made: the event stream tells the bell, not this list.
  useRead(recordsApi.takeOuts, { studentId }, items.some(isMaking) ? { everyMs: ASK_MS } : {});
  const begin = useWrite(recordsApi.takeOut, [recordsApi.takeOuts, recordsApi.history], {
    onDone: ({ jobId }) => jobs.follow(jobId, t('takeOut.job', { name }), `/student/detail?studentId=${studentId}`),
  });
  return (
    <Drawer title={t('takeOut.title', { name })} onClose={onClose}>
      <p className={styles.hint}>{t('takeOut.hint')}</p>
      <Screen
        read={known}
        skeleton={{ rows: 2 }}
        isEmpty={(page) => page.items.length === 0}
        empty={<EmptyState title={t('takeOut.none')} hint={t('takeOut.noneHint')} />}
      >
        {(page) => (
          <ul className={styles.list}>
            {page.items.map((one) => (
              <TakeOut key={one.takeOutId} one={one} />
            ))}
          </ul>
        )}
      </Screen>
      <Foot
        words={t('takeOut.begin')}
        icon={<ExportOutlined />}
        isBusy={begin.isPending}
        isDisabled={items.some(isMaking)}
        onMain={() => begin.mutate({ studentId })}
      />
    </Drawer>
  );
}

function TakeOut({ one }: { one: StudentTakeOut }) {
  const { t } = useTranslation('records');
  const { takeOutId, state, askedAt, askedBy, size } = one;
  const facts = [formatNear(askedAt), askedBy ?? '', size === null ? '' : megabytes(size)].filter(Boolean).join(' · ');
  return (
    <li>
      <StatusTag tone={tones[state]}>{t(`takeOut.state.${state}`)}</StatusTag>
      <span>{facts}</span>
      {state === 'ready' && (
        <Button icon={<DownloadOutlined />} onClick={() => void download(recordsApi.takeOutFile, { takeOutId })}>
          {t('takeOut.fetch')}
        </Button>
      )}
    </li>
  );
}

const megabytes = (size: number): string => `${Math.max(0.1, size / 1024 ** 2).toFixed(1)} MB`;
