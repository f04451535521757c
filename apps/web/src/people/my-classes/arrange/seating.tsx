import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay } from '../../../platform/time.js';
import { ChangedNote } from '../parts/changed-note.js';
import { HistoryDrawer } from './history-drawer.js';
import { PrintPlan } from './print-plan.js';
import { RoomView } from './room-view.js';
import { RulesDrawer } from './rules-drawer.js';
import styles from './seating.module.css';
import { SeatingActions } from './seating-actions.js';
import { SeatingSide } from './seating-side.js';
import { Tray } from './tray.js';
import { UnmetNote } from './unmet-note.js';
import { useCarrying } from './use-carrying.js';
import { type SeatingOfClass, useSeating } from './use-seating.js';

/** The room with everybody in it; whoever has no seat stands in the tray beside. */
export function Seating({ data }: { data: SeatingOfClass }) {
  const { t } = useTranslation('myClasses');
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'history' | 'rules' | 'print' | null>(null);
  const isTeacherView = params.get('view') !== 'student';
  const hand = useSeating(data);
  const carrying = useCarrying({ data, hand, isTeacherView });
  const { plan, head, rotatesOn, rotationWeeks } = data;
  const facts = [
    head.className,
    plan ? t('seats.from', { day: formatDay(plan.from) }) : t('seats.notYet'),
    ...(rotatesOn ? [t('seats.rotation', { weeks: rotationWeeks ?? 0, day: formatDay(rotatesOn) })] : []),
    ...(head.can.arrange ? [] : [t('readOnly')]),
  ];
  const look = (view: 'teacher' | 'student') =>
    setParams({ classId: head.classId, ...(view === 'student' ? { view } : {}) }, { replace: true });
  return (
    <>
      <PageHead
        title={t('seats.title')}
        note={facts.join(' · ')}
        extra={
          <SeatingActions
            head={head}
            hand={hand}
            isTeacherView={isTeacherView}
            onLook={look}
            onHistory={() => setOpen('history')}
            onPrint={() => setOpen('print')}
          />
        }
      />
      {hand.isChanged && <ChangedNote onLoad={hand.load} />}
      {hand.words && !hand.unmet && hand.draft.isUnsaved && (
        <Alert type="info" showIcon className={styles.note} title={hand.words} />
      )}
      {hand.unmet && hand.draft.isUnsaved && (
        <UnmetNote unmet={hand.unmet} students={data.students} onAgain={hand.solve} />
      )}
      <div className={styles.arrange}>
        <Card className={styles.room}>
          <RoomView data={data} draft={hand.draft.now} isTeacherView={isTeacherView} carrying={carrying} />
          <Tray data={data} draft={hand.draft.now} carrying={carrying} />
          {head.can.arrange && <p className={styles.help}>{t('seats.help')}</p>}
          <p role="status" className={styles.said}>
            {carrying.said}
          </p>
        </Card>
        <SeatingSide data={data} hand={hand} onRules={() => setOpen('rules')} />
      </div>
      {open === 'rules' && <RulesDrawer data={data} onClose={() => setOpen(null)} />}
      {open === 'history' && <HistoryDrawer data={data} onUse={hand.use} onClose={() => setOpen(null)} />}
      {open === 'print' && (
        <PrintPlan data={data} draft={hand.draft.now} isTeacherView={isTeacherView} onDone={() => setOpen(null)} />
      )}
    </>
  );
}
