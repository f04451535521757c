import { HistoryOutlined, PrinterOutlined, RetweetOutlined, SwapOutlined } from '@ant-design/icons';
import { type ClassHead, myClassesApi } from '@zhibi/contract/people/my-classes';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { UndoButtons } from '../parts/undo-buttons.js';
import type { SeatingInHand } from './use-seating.js';

interface Props {
  head: ClassHead;
  hand: SeatingInHand;
  isTeacherView: boolean;
  onLook: (view: 'teacher' | 'student') => void;
  onHistory: () => void;
  onPrint: () => void;
}

/** Views, paper and history for everybody; seating for the teachers of the class. */
export function SeatingActions({ head, hand, isTeacherView, onLook, onHistory, onPrint }: Props) {
  const { t } = useTranslation(['myClasses', 'platform']);
  const { draft } = hand;
  return (
    <>
      <Segmented<'teacher' | 'student'>
        aria-label={t('nav.seats')}
        value={isTeacherView ? 'teacher' : 'student'}
        options={[
          { value: 'teacher', label: t('seats.teacherView') },
          { value: 'student', label: t('seats.studentView') },
        ]}
        onChange={onLook}
      />
      {head.can.arrange && <UndoButtons draft={draft} />}
      <Button icon={<HistoryOutlined />} onClick={onHistory}>
        {t('history')}
      </Button>
      <ExportButton endpoint={myClassesApi.exportSeats} input={{ classId: head.classId }} />
      <Button icon={<PrinterOutlined />} onClick={onPrint}>
        {t('print')}
      </Button>
      {head.can.arrange && (
        <>
          <Button icon={<RetweetOutlined />} disabled={draft.now.seats.length === 0} onClick={hand.rotate}>
            {t('seats.rotate')}
          </Button>
          <Button icon={<SwapOutlined />} loading={hand.isSolving} onClick={hand.solve}>
            {t('seats.auto')}
          </Button>
          <Button type="primary" disabled={!draft.isUnsaved} loading={hand.isSaving} onClick={hand.save}>
            {t('platform:save')}
          </Button>
        </>
      )}
    </>
  );
}
