import { type RecommendedSet, recommendApi } from '@zhibi/contract/analysis/recommend';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { uuid } from '../../platform/events/wire.js';
import { jobs } from '../../platform/jobs.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Foot } from '../../platform/layout/foot.js';
import { MomentField } from '../../platform/layout/moment-field.js';
import { Field, Fields, Wrong } from '../parts/booklets/fields.js';
import { LoadReason } from '../parts/booklets/load-reason.js';
import { stampOfMoment, usualEnd } from '../parts/booklets/moments.js';
import type { Room } from './use-set.js';

interface Draft {
  title: string;
  endAt: string;
  dots: boolean;
  /** Why they are given although the day is full; absent until that was asked. */
  loadReason?: string;
  /** Named once: sent twice it is printed once. */
  wishId: string;
}

interface PrintDrawerProps {
  open: boolean;
  room: Room;
  sets: readonly RecommendedSet[];
  onClose: () => void;
}

/** What the personal sheets are called, when they come back, and whether pens are used. */
export function PrintDrawer({ open, room, sets, onClose }: PrintDrawerProps) {
  const { t } = useTranslation('recommend');
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);
  const [draft, keep, drop] = useDraft<Draft>(`own-sets-${room.classId}-${room.subjectId}`, () => {
    return { title: t('own.usualName'), endAt: usualEnd(), dots: false, wishId: uuid() };
  });
  const { title, endAt, dots, loadReason, wishId } = draft;
  const printing = useWrite(recommendApi.booklets, [], {
    onDone: ({ handbookId, jobId }) => {
      drop();
      const to = `/study/handbook?book=${handbookId}`;
      if (jobId !== null) jobs.follow(jobId, t('own.job', { title }), to);
      void navigate(to);
    },
    handles: ['needs-reason'],
    onRefused: ({ reason }) => {
      if (reason === 'needs-reason') keep({ ...draft, loadReason: loadReason ?? '' });
      if (reason === 'wish-used') keep({ ...draft, wishId: uuid() });
    },
  });
  const print = () => {
    setTold(true);
    if (title.trim() === '' || endAt === '') return;
    const own = sets.map(({ studentId, questions }) => ({
      studentId: studentId ?? '',
      questionIds: questions.map(({ questionId }) => questionId),
    }));
    keep(draft);
    const end = stampOfMoment(endAt);
    printing.mutate({
      ...room,
      sets: own,
      title: title.trim(),
      endAt: end,
      dots,
      loadReason: loadReason ?? '',
      wishId,
    });
  };
  return (
    <Drawer title={t('own.drawer')} open={open} onClose={onClose} keepsTyping>
      <p>{t('own.hint')}</p>
      <Fields>
        <Field name={t('own.name')} isWide>
          <Input
            aria-label={t('own.name')}
            maxLength={60}
            value={title}
            onChange={({ target }) => keep({ ...draft, title: target.value })}
          />
          {isTold && title.trim() === '' && <Wrong words={t('own.nameMissing')} />}
        </Field>
        <Field name={t('own.endAt')} isWide>
          <MomentField aria-label={t('own.endAt')} value={endAt} onChange={(next) => keep({ ...draft, endAt: next })} />
          {isTold && endAt === '' && <Wrong words={t('own.endMissing')} />}
        </Field>
        <Field name={t('own.dots')} isWide>
          <Switch aria-label={t('own.dots')} checked={dots} onChange={(next) => keep({ ...draft, dots: next })} />
          <small>{t('own.dotsHint')}</small>
        </Field>
        {loadReason !== undefined && (
          <LoadReason value={loadReason} isWrong={isTold} onChange={(next) => keep({ ...draft, loadReason: next })} />
        )}
      </Fields>
      <Foot
        words={t('own.send', { count: sets.length })}
        isBusy={printing.isPending}
        onMain={print}
        onCancel={onClose}
      />
    </Drawer>
  );
}
