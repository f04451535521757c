import type { Place } from '@zhibi/contract/people/my-classes';
import { placeKey } from '@zhibi/contract/people/my-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isArrow, nextSeat, standUp, takePlace } from './moves.js';
import type { SeatingInHand, SeatingOfClass } from './use-seating.js';

interface Of {
  data: SeatingOfClass;
  hand: SeatingInHand;
  isTeacherView: boolean;
}

/** Picking students up and letting them sit down, by mouse and by keyboard; what happens is said for those who do not see it. */
export function useCarrying({ data, hand, isTeacherView }: Of) {
  const { t } = useTranslation('myClasses');
  const { room, seats } = hand.draft.now;
  const [held, setHeld] = useState<string | null>(null);
  const [cursor, setCursor] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const mayArrange = data.head.can.arrange;
  const nameOf = (id: string) => data.students.find(({ studentId }) => studentId === id)?.name ?? '';
  const at = (place: Place) => seats.find((seat) => placeKey(seat) === placeKey(place))?.studentId;

  const pickUp = (id: string | null) => {
    if (!mayArrange) return;
    setSaid(id ? t('seats.held', { name: nameOf(id) }) : held ? t('seats.dropped', { name: nameOf(held) }) : '');
    setHeld(id);
  };
  const seatAt = (id: string, place: Place) => {
    if (!mayArrange || !data.students.some(({ studentId }) => studentId === id)) return;
    hand.put(takePlace(room, seats, id, place));
    setCursor(place);
    setSaid(t('seats.moved', { name: nameOf(id), place: t('seats.place', place) }));
  };
  const putAside = (id: string) => {
    if (!mayArrange) return;
    hand.put(standUp(seats, id));
    setSaid(t('seats.unseated', { name: nameOf(id) }));
    setHeld(null);
  };
  /** A click picks up, and the next click lets sit down. */
  const touch = (place: Place) => {
    setCursor(place);
    const there = at(place);
    if (held && held !== there) {
      seatAt(held, place);
      setHeld(null);
    } else pickUp(held ? null : (there ?? null));
  };
  /** True when the key was meant for the room. */
  const press = (place: Place, key: string): boolean => {
    const there = at(place);
    if (isArrow(key)) {
      const next = nextSeat(room, place, key, isTeacherView);
      if (held && held === there) seatAt(held, next);
      setCursor(next);
    } else if (key === ' ' || key === 'Enter') touch(place);
    else if (key === 'Escape' && held) pickUp(null);
    else if ((key === 'Backspace' || key === 'Delete') && there) putAside(there);
    else return false;
    return true;
  };
  return { held, cursor, said, mayArrange, nameOf, pickUp, seatAt, putAside, touch, press };
}
export type Carrying = ReturnType<typeof useCarrying>;

/** What a dragged student is called while the mouse carries them. */
export const KIND = 'text/plain';
