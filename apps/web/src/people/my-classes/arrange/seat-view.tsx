import { StarFilled } from '@ant-design/icons';
import type { ClassGroup, Classmate, Place } from '@zhibi/contract/people/my-classes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupBadge, wears } from '../parts/group-badge.js';
import styles from './seating.module.css';
import { type Carrying, KIND } from './use-carrying.js';

interface Props {
  place: Place;
  track: number;
  student: Classmate | undefined;
  group: ClassGroup | undefined;
  isBlocked: boolean;
  hasCursor: boolean;
  /** The keyboard's focus goes where the cursor is, once the room has been entered. */
  isCursorWanted: boolean;
  carrying: Carrying;
}

/** One place: somebody's seat, an empty one, or none. */
export function SeatView({ place, track, student, group, isBlocked, hasCursor, isCursorWanted, carrying }: Props) {
  const { t } = useTranslation('myClasses');
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  // Focus belongs to the browser: it follows the cursor.
  useEffect(() => {
    if (hasCursor && isCursorWanted) button.current?.focus();
  }, [hasCursor, isCursorWanted]);
  if (isBlocked) return <span className={styles.blocked} style={{ gridColumn: track }} title={t('seats.blocked')} />;
  const where = t('seats.place', place);
  const isHeld = student !== undefined && carrying.held === student.studentId;
  const names = [
    student ? t('seats.seatOf', { name: student.name, place: where }) : `${t('seats.empty')} ${where}`,
    ...(group ? [t('seats.inGroup', { number: group.number })] : []),
  ];
  const look = [styles.seat, student ? '' : styles.free, isHeld ? styles.held : '', isOver ? styles.over : ''];
  return (
    <button
      ref={button}
      type="button"
      className={look.filter(Boolean).join(' ')}
      style={{ gridColumn: track, ...(group ? wears(group.colour) : {}) }}
      aria-label={names.join(' ')}
      aria-pressed={isHeld}
      tabIndex={hasCursor ? 0 : -1}
      draggable={student !== undefined && carrying.mayArrange}
      onDragStart={(event) => student && event.dataTransfer.setData(KIND, student.studentId)}
      onDragOver={(event) => {
        if (!carrying.mayArrange) return;
        event.preventDefault(); // without it the browser does not let anybody fall here
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        carrying.seatAt(event.dataTransfer.getData(KIND), place);
        carrying.pickUp(null);
      }}
      onClick={(event) => event.detail > 0 && carrying.touch(place)}
      onKeyDown={(event) => carrying.press(place, event.key) && event.preventDefault()}
    >
      {group ? <GroupBadge number={group.number} colour={group.colour} /> : <span className={styles.noBadge} />}
      <b>{student?.name}</b>
      <span className={styles.foot}>
        {student?.studentNo.slice(-2)}
        {group && group.leaderId === student?.studentId && <StarFilled aria-label={t('group.leader')} />}
      </span>
    </button>
  );
}
