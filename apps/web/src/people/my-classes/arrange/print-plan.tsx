import { openPlaces, placeKey } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { formatDay, nowStamp } from '../../../platform/time.js';
import { GroupBadge, wears } from '../parts/group-badge.js';
import { PrintSheet, usePrint } from '../parts/print-sheet.js';
import styles from './print-plan.module.css';
import { columnsOf, trackOf } from './room-view.js';
import type { SeatingDraft, SeatingOfClass } from './use-seating.js';

interface Props {
  data: SeatingOfClass;
  draft: SeatingDraft;
  isTeacherView: boolean;
  onDone: () => void;
}

/** The plan on one A4 sheet, sideways: as the class sees it for the door, or mirrored as the teacher sees it for the desk. */
export function PrintPlan({ data, draft, isTeacherView, onDone }: Props) {
  const { t } = useTranslation('myClasses');
  usePrint(true, onDone);
  const { room, seats, groupSetId } = draft;
  const nameOf = new Map(data.students.map(({ studentId, name }) => [studentId, name]));
  const at = new Map(seats.map((seat) => [placeKey(seat), seat.studentId]));
  const groups = data.sets.find(({ setId }) => setId === groupSetId)?.groups ?? [];
  const groupOf = new Map(groups.flatMap((group) => group.memberIds.map((id) => [id, group] as const)));
  const desk = <p className={styles.desk}>{t('seats.desk')}</p>;
  return (
    <PrintSheet isLandscape>
      <header className={styles.head}>
        <h1>{t('seats.printTitle', { className: data.head.className })}</h1>
        <span>
          {t(isTeacherView ? 'seats.printTeacher' : 'seats.printStudent')} · {formatDay(data.plan?.from ?? nowStamp())}
        </span>
      </header>
      {!isTeacherView && desk}
      <div className={styles.room} style={columnsOf(room, isTeacherView)}>
        {openPlaces(room).map((place) => {
          const id = at.get(placeKey(place)) ?? '';
          const group = groupOf.get(id);
          return (
            <div
              key={placeKey(place)}
              className={styles.seat}
              style={{
                gridColumn: trackOf(room, place.column, isTeacherView),
                gridRow: isTeacherView ? room.rows - place.row + 1 : place.row,
                ...(group ? wears(group.colour) : {}),
              }}
            >
              {group && <GroupBadge number={group.number} colour={group.colour} />}
              <b>{nameOf.get(id)}</b>
            </div>
          );
        })}
      </div>
      {isTeacherView && desk}
    </PrintSheet>
  );
}
