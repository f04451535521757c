import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { formatNear } from '../../../platform/time.js';
import { toField, toStamp } from '../../parts/moments.js';
import { detailOf, resultsOf } from './addresses.js';
import { ChangeButton } from './change-button.js';
import { scoreOf } from './marks.js';
import { ModelSound } from './model-sound.js';
import { statusTones } from './status-tones.js';
import styles from './task-head.module.css';
import { WithdrawButton } from './withdraw-button.js';

const LIST = '/homework/spoken';
/** Below two stars. */
const LOW = 40;

interface TaskHeadProps {
  task: SpokenForTeacher;
  rows: readonly SpokenRow[];
  place: 'detail' | 'results';
}

/** What it is, and what may be done with the whole of it. */
export function TaskHead({ task, rows, place }: TaskHeadProps) {
  const { t } = useTranslation('spoken');
  const navigate = useNavigate();
  const { spokenId, title, kind, classes, startAt, endAt, status, progress, can } = task;
  const refreshed = [spokenApi.list, spokenApi.detail];
  const asking = useWrite(spokenApi.askAgain, refreshed, {
    onDone: ({ asked }) => notify.done(t('againDone', { count: asked })),
  });
  const low = rows.filter((row) => row.last && !row.verdict?.redo && (scoreOf(row) ?? 100) < LOW);
  return (
    <>
      <PageHead
        back={LIST}
        title={
          <>
            {title} <StatusTag tone={statusTones[status]}>{t(`status.${status}`)}</StatusTag>
          </>
        }
        note={t('facts', {
          kind: t(`kind.${kind}`),
          classes: classes.map(({ className }) => className).join(' '),
          start: formatNear(startAt),
          end: formatNear(endAt),
          ...progress,
        })}
        extra={
          <>
            <ModelSound task={task} />
            {can.score && low.length > 0 && (
              <Button
                loading={asking.isPending}
                onClick={() => asking.mutate({ spokenId, studentIds: low.map(({ studentId }) => studentId) })}
              >
                {t('againAll')}
              </Button>
            )}
            {can.extend && <ExtendButton task={task} />}
            {can.change && <ChangeButton task={task} />}
            {can.withdraw && <WithdrawButton task={task} onDone={() => void navigate(LIST)} />}
          </>
        }
      />
      <div className={styles.places}>
        <PlaceSwitch
          label={t('title')}
          now={place === 'detail' ? detailOf(spokenId) : resultsOf(spokenId)}
          places={[
            { to: detailOf(spokenId), words: t('recordings') },
            { to: resultsOf(spokenId), words: t('results') },
          ]}
        />
      </div>
    </>
  );
}

function ExtendButton({ task: { spokenId, endAt } }: { task: SpokenForTeacher }) {
  const { t } = useTranslation('spoken');
  const [until, setUntil] = useState<string | null>(null);
  const extending = useWrite(spokenApi.extend, [spokenApi.list, spokenApi.detail], {
    onDone: () => {
      notify.done(t('extended'));
      setUntil(null);
    },
  });
  return (
    <>
      <Button onClick={() => setUntil(toField(endAt))}>{t('extend')}</Button>
      <Dialog
        size="ask"
        open={until !== null}
        title={t('extendTitle')}
        onClose={() => setUntil(null)}
        foot={{
          words: t('extend'),
          isBusy: extending.isPending,
          isDisabled: !until,
          onMain: () => extending.mutate({ spokenId, endAt: toStamp(until ?? '') }),
        }}
      >
        <MomentField aria-label={t('extendTitle')} value={until ?? ''} onChange={setUntil} />
      </Dialog>
    </>
  );
}
