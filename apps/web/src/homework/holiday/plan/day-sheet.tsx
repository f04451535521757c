import { CheckCircleFilled } from '@ant-design/icons';
import { holidayForStudents, type PlanDay, type PlanTask, type SkipReason } from '@zhibi/contract/homework/holiday';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { formatDay } from '../../../platform/time.js';
import { Row } from '../../../platform/touch/row.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { Tile } from '../../../platform/touch/tile.js';
import { subjectSign } from '../../parts/subject-sign.js';
import styles from './plan.module.css';

const refreshed = [holidayForStudents.plans];
const reasons: readonly SkipReason[] = ['sick', 'travel', 'other'];

interface DaySheetProps {
  holidayId: string;
  one: PlanDay;
  isToday: boolean;
}

/** A day: what is to be written, ticked off with a tap, or moved to another day. */
export function DaySheet({ holidayId, one, isToday }: DaySheetProps) {
  const { t } = useTranslation('holiday');
  const [isAsking, setAsking] = useState(false);
  const { day, minutes, tasks, skip, canSkip } = one;
  const coming = useWrite(holidayForStudents.unskip, refreshed);
  return (
    <div className={styles.day}>
      <p className={styles.dayHead}>
        <b>{formatDay(day)}</b>
        <span>{tasks.length === 0 ? t('plan.rest') : t('minutes', { count: Math.round(minutes) })}</span>
      </p>
      {tasks.length > 0 && (
        <Sheet rows>
          {tasks.map((task) => (
            <TaskRow key={`${task.day} ${task.subjectId}`} holidayId={holidayId} on={day} task={task} />
          ))}
        </Sheet>
      )}
      {skip && (
        <p className={styles.skip}>
          <span>
            {skip.excused
              ? t('plan.excused', { reason: t(`skip.${skip.reason}`) })
              : skip.movedTo
                ? t('plan.movedAway', { reason: t(`skip.${skip.reason}`), day: formatDay(skip.movedTo) })
                : t('plan.movedNowhere', { reason: t(`skip.${skip.reason}`) })}
          </span>
          {!skip.excused && (
            <Button loading={coming.isPending} onClick={() => coming.mutate({ holidayId, day })}>
              {t('plan.back')}
            </Button>
          )}
        </p>
      )}
      {!skip && canSkip && (
        <Button type="text" className={styles.cannot} onClick={() => setAsking(true)}>
          {t(isToday ? 'plan.cannot' : 'plan.cannotDay')}
        </Button>
      )}
      {isAsking && <SkipDialog holidayId={holidayId} day={day} onClose={() => setAsking(false)} />}
    </div>
  );
}

function TaskRow({ holidayId, on, task }: { holidayId: string; on: string; task: PlanTask }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const ticking = useWrite(holidayForStudents.tick, refreshed);
  const { subjectId, subjectName, day, minutes, questions, state } = task;
  const subject = names.subject(subjectName);
  const facts = [
    t('questions', { count: questions }),
    t('minutes', { count: Math.round(minutes) }),
    ...(day === on ? [] : [t('plan.ofDay', { day: formatDay(day) })]),
  ];
  const isDone = state === 'done' || state === 'handed-in';
  const tick = (done: boolean) => ticking.mutate({ holidayId, subjectId, day, done });
  return (
    <Row
      tile={<Tile tone={isDone ? 'done' : state === 'open' ? 'ink' : 'plain'}>{subjectSign(subject)}</Tile>}
      title={subject}
      note={state === 'open' ? facts.join(' · ') : `${t(`plan.state.${state}`)} · ${facts.join(' · ')}`}
      end={
        state === 'open' ? (
          <Button
            type="primary"
            aria-label={t('plan.tick', { subject })}
            loading={ticking.isPending}
            onClick={() => tick(true)}
          >
            {t('plan.done')}
          </Button>
        ) : state === 'done' ? (
          <Button type="text" loading={ticking.isPending} onClick={() => tick(false)}>
            {t('plan.undo')}
          </Button>
        ) : state === 'handed-in' ? (
          <CheckCircleFilled className={styles.in} aria-hidden />
        ) : null
      }
    />
  );
}

function SkipDialog({ holidayId, day, onClose }: { holidayId: string; day: string; onClose: () => void }) {
  const { t } = useTranslation('holiday');
  const skipping = useWrite(holidayForStudents.skip, refreshed, {
    onDone: ({ movedTo }) => {
      if (movedTo === null) notify.warn(t('plan.nowhere'));
      else notify.done(t('plan.moved', { day: formatDay(movedTo) }));
      onClose();
    },
  });
  return (
    <Dialog title={`${formatDay(day)} · ${t('plan.why')}`} onClose={onClose}>
      <p>{t('plan.whyHint')}</p>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <Button
            key={reason}
            size="large"
            disabled={skipping.isPending}
            onClick={() => skipping.mutate({ holidayId, day, reason })}
          >
            {t(`skip.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
