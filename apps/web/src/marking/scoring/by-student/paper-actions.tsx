import { QuestionCircleOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WaysToMark } from '../../parts/engine/ways-to-mark.js';

export interface PaperActionsProps {
  homeworkId: string;
  unsent: number;
  /** Number of the question that still waits on this paper. */
  openNo: number | undefined;
  isLast: boolean;
  /** What else can be done with the paper. */
  before?: ReactNode;
  /** What may follow once the paper was given back. */
  after?: ReactNode;
  onUndo: () => void;
  onHelp: () => void;
  onNext: () => void;
}

/** The focus stays where the keys of marking are heard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What can be done with a paper beside scoring it: another way to mark, undo, help, and what comes next. */
export function PaperActions({
  homeworkId,
  unsent,
  openNo,
  isLast,
  before,
  after,
  onUndo,
  onHelp,
  onNext,
}: PaperActionsProps) {
  const { t } = useTranslation('marking');
  return (
    <>
      {unsent > 1 && <span role="status">{t('mark.unsent', { count: unsent })}</span>}
      <WaysToMark homeworkId={homeworkId} now="student" />
      <Button
        type="text"
        icon={<UndoOutlined />}
        aria-label={t('mark.undo')}
        onMouseDown={keepFocus}
        onClick={onUndo}
      />
      <Button
        type="text"
        icon={<QuestionCircleOutlined />}
        aria-label={t('keys.title')}
        onMouseDown={keepFocus}
        onClick={onHelp}
      />
      {before}
      {after}
      <Button type="primary" disabled={openNo === undefined && isLast} onMouseDown={keepFocus} onClick={onNext}>
        {openNo === undefined ? t('byStudent.next') : t('byStudent.stillOpen', { no: openNo })}
      </Button>
    </>
  );
}
