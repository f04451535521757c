import { type Place, placeKey, type Room } from '@zhibi/contract/people/my-classes';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatView } from './seat-view.js';
import styles from './seating.module.css';
import type { Carrying } from './use-carrying.js';
import type { SeatingDraft, SeatingOfClass } from './use-seating.js';

interface Props {
  data: SeatingOfClass;
  draft: SeatingDraft;
  isTeacherView: boolean;
  carrying: Carrying;
}

/** The columns of the grid: every seat as wide as the others, and a gap where an aisle is. */
export const columnsOf = ({ columns, aisles }: Room, isTurned: boolean): CSSProperties => {
  const parts = Array.from({ length: columns }, (_, at) => {
    const column = isTurned ? columns - at : at + 1;
    const after = isTurned ? column - 1 : column;
    return aisles.includes(after) ? 'minmax(0, 1fr) var(--aisle)' : 'minmax(0, 1fr)';
  });
  return { gridTemplateColumns: parts.join(' ') };
};

/** In which track of the grid a column stands; aisles have tracks of their own. */
export const trackOf = ({ columns, aisles }: Room, column: number, isTurned: boolean): number =>
  isTurned
    ? columns - column + 1 + aisles.filter((after) => after >= column).length
    : column + aisles.filter((after) => after < column).length;

const deskAt = { left: 'start', middle: 'center', right: 'end' } as const;

/** The room as it looks from the teacher's desk, or turned around as the students see it. */
export function RoomView({ data, draft, isTeacherView, carrying }: Props) {
  const { t } = useTranslation('myClasses');
  const { room, seats, groupSetId } = draft;
  const at = new Map(seats.map((seat) => [placeKey(seat), seat.studentId]));
  const blocked = new Set(room.blocked.map(placeKey));
  const set = data.sets.find(({ setId }) => setId === groupSetId);
  const groupOf = new Map(set?.groups.flatMap((group) => group.memberIds.map((id) => [id, group] as const)));
  const students = new Map(data.students.map((one) => [one.studentId, one]));
  const places: Place[] = Array.from({ length: room.rows * room.columns }, (_, index) => ({
    row: Math.floor(index / room.columns) + 1,
    column: (index % room.columns) + 1,
  })).sort((a, b) => (isTeacherView ? b.row - a.row || b.column - a.column : a.row - b.row || a.column - b.column));
  const cursor = carrying.cursor ?? places.find((place) => !blocked.has(placeKey(place)));
  const side = isTeacherView && room.desk !== 'middle' ? (room.desk === 'left' ? 'right' : 'left') : room.desk;
  const desk = (
    <div className={styles.front} style={{ justifyContent: deskAt[side] }}>
      <b>{t('seats.desk')}</b>
    </div>
  );
  return (
    <>
      {!isTeacherView && desk}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form; this is a room */}
      <div className={styles.seats} role="group" aria-label={t('nav.seats')} style={columnsOf(room, isTeacherView)}>
        {places.map((place) => {
          const id = at.get(placeKey(place));
          return (
            <SeatView
              key={placeKey(place)}
              place={place}
              track={trackOf(room, place.column, isTeacherView)}
              student={id ? students.get(id) : undefined}
              group={id ? groupOf.get(id) : undefined}
              isBlocked={blocked.has(placeKey(place))}
              hasCursor={cursor !== undefined && placeKey(cursor) === placeKey(place)}
              isCursorWanted={carrying.cursor !== null}
              carrying={carrying}
            />
          );
        })}
      </div>
      {isTeacherView && desk}
    </>
  );
}
