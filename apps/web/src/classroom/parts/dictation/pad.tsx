import { SQUARE, type WrittenInk } from '@zhibi/contract/classroom/dictation';
import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomClient } from '../room-client.js';
import { Square } from '../square.js';
import styles from './pad.module.css';

type Writing = NonNullable<TaskInRoom['writing']>;
interface Props {
  client: RoomClient;
  task: TaskInRoom;
  writing: Writing;
  isOpen: boolean;
}

/** Nearer than this, in thousandths of the square, a point says nothing new. */
const STEP = 6;
const MOST_POINTS = 400;
const MOST_STROKES = 60;

/** A student's squares: one is written in, the others stand in a row. */
export function Pad({ client, task, writing, isOpen }: Props) {
  const { t } = useTranslation('dictation');
  const { lengths, models, mine } = writing;
  const places = lengths.flatMap((length, word) => Array.from({ length }, (_, no) => ({ word, no })));
  const [cell, setCell] = useState(0);
  const [own, setOwn] = useState<ReadonlyMap<number, WrittenInk>>(new Map());
  const inkOf = (at: number): WrittenInk => own.get(at) ?? mine.find((one) => one.cell === at)?.strokes ?? [];
  const write = (strokes: WrittenInk) => {
    setOwn((before) => new Map(before).set(cell, strokes));
    client.write(task, cell, strokes);
  };
  const ink = inkOf(cell);
  const verdict = mine.find((one) => one.cell === cell)?.verdict ?? null;
  const nameOf = (at: number) => t('pad.square', { word: (places[at]?.word ?? 0) + 1, no: (places[at]?.no ?? 0) + 1 });
  return (
    <div className={styles.pad}>
      <Paper
        key={cell}
        label={nameOf(cell)}
        ink={ink}
        model={models?.[cell] ?? null}
        isOpen={isOpen && ink.length < MOST_STROKES}
        onStroke={(stroke) => write([...ink, stroke])}
      />
      {verdict !== null && (
        <p className={styles.verdict} data-verdict={verdict}>
          {models?.[cell]?.character} · {t(`pad.verdicts.${verdict}`)}
        </p>
      )}
      <div className={styles.tools}>
        <button type="button" disabled={cell === 0} onClick={() => setCell(cell - 1)}>
          {t('pad.before')}
        </button>
        <button type="button" disabled={!isOpen || ink.length === 0} onClick={() => write(ink.slice(0, -1))}>
          {t('pad.undo')}
        </button>
        <button type="button" disabled={!isOpen || ink.length === 0} onClick={() => write([])}>
          {t('pad.clear')}
        </button>
        <button type="button" disabled={cell >= places.length - 1} onClick={() => setCell(cell + 1)}>
          {t('pad.next')}
        </button>
      </div>
      <ol className={styles.row}>
        {places.map(({ word, no }, at) => (
          <li key={`${word} ${no}`} data-first={no === 0}>
            <button type="button" aria-current={at === cell} onClick={() => setCell(at)}>
              <Square ink={inkOf(at)} label={nameOf(at)} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PaperProps {
  label: string;
  ink: WrittenInk;
  model: NonNullable<Writing['models']>[number] | null;
  isOpen: boolean;
  onStroke: (stroke: WrittenInk[number]) => void;
}

/** The square under the finger or the pen. */
function Paper({ label, ink, model, isOpen, onStroke }: PaperProps) {
  const { t } = useTranslation('dictation');
  const [now, setNow] = useState<WrittenInk[number]>([]);
  const last = useRef({ atMs: 0, pointer: -1 });
  const pointOf = (event: PointerEvent<HTMLElement>, box: DOMRect): WrittenInk[number][number] => {
    const place = (at: number, from: number, side: number) =>
      Math.max(-SQUARE, Math.min(2 * SQUARE, Math.round(((at - from) / side) * SQUARE)));
    const ms = Math.min(60_000, Math.max(0, Math.round(event.timeStamp - last.current.atMs)));
    return [place(event.clientX, box.left, box.width), place(event.clientY, box.top, box.height), ms];
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    // A hand that rests on the glass is a second pointer.
    if (!isOpen || last.current.pointer !== -1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { atMs: event.timeStamp, pointer: event.pointerId };
    setNow([pointOf(event, event.currentTarget.getBoundingClientRect())]);
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== last.current.pointer) return;
    const point = pointOf(event, event.currentTarget.getBoundingClientRect());
    const before = now.at(-1);
    if (before && Math.hypot(point[0] - before[0], point[1] - before[1]) < STEP) return;
    last.current.atMs = event.timeStamp;
    if (now.length < MOST_POINTS) setNow([...now, point]);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== last.current.pointer) return;
    last.current.pointer = -1;
    if (now.length > 0) onStroke(now);
    setNow([]);
  };
  return (
    <div className={styles.paper} onPointerDown={begin} onPointerMove={go} onPointerUp={end} onPointerCancel={end}>
      <Square model={model} ink={now.length > 0 ? [...ink, now] : ink} label={`${label} ${t('pad.here')}`} />
    </div>
  );
}
