import { handbookApi } from '@zhibi/contract/analysis/handbook';
import type { StudentToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { KeptTextArea } from '../../platform/drafts/kept-text-area.js';
import { uuid } from '../../platform/events/wire.js';
import { jobs } from '../../platform/jobs.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { notify } from '../../platform/notify.js';
import { formatNear, instantOf, nowStamp, stampOf } from '../../platform/time.js';

const [DAYS, DAY_MS] = [3, 86_400_000];
/** In the morning three days on, as the report suggests too. */
const usualEnd = () => `${stampOf(new Date(instantOf(nowStamp()).getTime() + DAYS * DAY_MS)).slice(0, 8)}080000`;

interface RedoOfStudentProps {
  homeworkId: string;
  title: string;
  student: Pick<StudentToMark, 'studentId' | 'classId' | 'name'>;
}

/** Beside a paper that was given back, or a student's result of it: its wrong questions once more, after asking; until the student begins it is taken back again. */
export function RedoOfStudent({ homeworkId, title, student: { studentId, classId, name } }: RedoOfStudentProps) {
  const { t } = useTranslation('marking');
  const [givenId, setGivenId] = useState<string | null>(null);
  /** Names the act, so that a press whose answer got lost gives nothing twice; the next redo has another. */
  const [wishId, setWishId] = useState(uuid);
  /** Why it is given although the day is full; null until that was asked. */
  const [reason, setReason] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { data } = useRead(handbookApi.redoable, { homeworkId, classId }, { quiet: true });
  const refreshed = [handbookApi.redoable, handbookApi.list];
  const giving = useWrite(handbookApi.redo, refreshed, {
    onDone: ({ handbookId, jobId }) => {
      setGivenId(handbookId);
      setWishId(uuid());
      setReason(null);
      notify.done(t('byStudent.redo.given', { name }));
      if (jobId !== null)
        jobs.follow(jobId, t('byStudent.redo.job', { title, name }), `/study/handbook?book=${handbookId}`);
    },
    handles: ['needs-reason'],
    onRefused: ({ reason: why }) => {
      if (why === 'wish-used') setWishId(uuid());
      if (why !== 'needs-reason') return;
      setReason((typed) => typed ?? '');
      setAsking(true);
    },
  });
  const taking = useWrite(handbookApi.takeBackRedo, refreshed, {
    onDone: () => {
      setGivenId(null);
      notify.done(t('byStudent.redo.takenBack', { name }));
    },
  });
  const own = data?.students.find((one) => one.studentId === studentId);
  if (own === undefined || (own.state === 'none' && !own.canGive)) return null;
  const backId = own.takeBackId ?? givenId; // what was given a moment ago is still being made
  if (own.state === 'open' && backId !== null)
    return (
      <Button loading={taking.isPending} onClick={() => taking.mutate({ handbookId: backId })}>
        {t('byStudent.redo.takeBack')}
      </Button>
    );
  if (!own.canGive) return <StatusTag tone={tones[own.state]}>{t(`byStudent.redo.states.${own.state}`)}</StatusTag>;
  const count = own.wrong.length - own.right.length;
  const endAt = usualEnd();
  return (
    <Confirm
      title={t('byStudent.redo.ask', { name, count })}
      hint={
        <>
          {t('byStudent.redo.hint', { when: formatNear(endAt) })}
          {reason !== null && (
            <KeptTextArea
              draft={`redo-reason-${homeworkId}-${studentId}`}
              rows={2}
              maxLength={200}
              aria-label={t('byStudent.redo.tooMuch')}
              placeholder={t('byStudent.redo.tooMuch')}
              value={reason}
              onText={setReason}
            />
          )}
        </>
      }
      words={t('byStudent.redo.give')}
      open={isAsking}
      onOpenChange={setAsking}
      onConfirm={() => {
        setAsking(false);
        giving.mutate({
          homeworkId,
          classId,
          studentIds: [studentId],
          endAt,
          dots: false,
          loadReason: reason ?? '',
          wishId,
        });
      }}
    >
      <Button loading={giving.isPending}>{t('byStudent.redo.button', { count })}</Button>
    </Confirm>
  );
}

const tones = { open: 'run', 'with-teacher': 'warn', redone: 'done', none: 'wait' } as const;
