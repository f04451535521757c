export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Room {
  width: number;
  height: number;
}

const MARGIN_PX = 8;
const STEP_PX = 8;

const meet = (one: Box, two: Box) =>
  one.left < two.left + two.width + MARGIN_PX &&
  two.left < one.left + one.width + MARGIN_PX &&
  one.top < two.top + two.height + MARGIN_PX &&
  two.top < one.top + one.height + MARGIN_PX;

/** Wholly inside the window. */
export const inside = (box: Box, room: Room): Box => ({
  ...box,
  left: Math.max(MARGIN_PX, Math.min(box.left, room.width - box.width - MARGIN_PX)),
  top: Math.max(MARGIN_PX, Math.min(box.top, room.height - box.height - MARGIN_PX)),
});

/** The place nearest above where nothing is covered that one has to press, else nearest below; where there is none, null: it is not drawn. */
export function clearOf(wanted: Box, obstacles: readonly Box[], room: Room): Box | null {
  const start = inside(wanted, room);
  const isFree = (box: Box) => !obstacles.some((one) => meet(box, one));
  for (let top = start.top; top >= MARGIN_PX; top -= STEP_PX) if (isFree({ ...start, top })) return { ...start, top };
  for (let top = start.top; top + start.height <= room.height - MARGIN_PX; top += STEP_PX)
    if (isFree({ ...start, top })) return { ...start, top };
  return null;
}

/** A place farther from where the button is looked for than this is none. */
const NEAR_PX = 240;

/** Clear of every control near by; null where the whole edge is taken, as by a list that fills the window. */
export function clearNear(wanted: Box, obstacles: readonly Box[], room: Room): Box | null {
  const best = clearOf(wanted, obstacles, room);
  return best !== null && Math.abs(best.top - wanted.top) <= NEAR_PX ? best : null;
}
