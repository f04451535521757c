import { pageSizes } from '@zhibi/contract/papers';
import {
  boxesOf,
  type GroundPlace,
  type GroundQuestion,
  groundApi,
  groundRoom,
  isChoice,
} from '@zhibi/contract/papers/ground';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../../platform/screen.js';
import { useFile } from '../../../platform/use-file.js';
import { corners, type Hold, type Point, pulled, type Rect, rectBetween, type Sheet } from '../../parts/pull-rect.js';
import styles from './ground-sheet.module.css';
import type { GroundWork } from './use-ground.js';

interface GroundSheetProps {
  work: GroundWork;
  page: number;
  chosen: string | null;
  onChoose: (questionId: string | null) => void;
  onDraw: (rect: Rect) => void;
}

/** What is pulled: a frame with all that is in it, or one of its places. */
interface Pull {
  questionId: string | null;
  place: number | null;
  hold: Hold;
  from: Point;
  to: Point;
}

const CLICK_MM = 0.4;

/** A page as it will be printed: its picture where it lies, frames of questions over it, boxes and rooms to answer in. */
export function GroundSheet({ work, page, chosen, onChoose, onDraw }: GroundSheetProps) {
  const { t } = useTranslation('ground');
  const [pull, setPull] = useState<Pull | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { saved, questions, faults } = work;
  const size = pageSizes[saved.pageSize];
  const sheet = saved.pages.find((one) => one.page === page);
  const faulty = new Set(faults.map(({ questionId }) => questionId));
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = paper.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { xMm: ((clientX - left) / width) * size.widthMm, yMm: ((clientY - top) / height) * size.heightMm };
  };
  const shown = (question: GroundQuestion): GroundQuestion =>
    pull?.questionId === question.questionId ? movedBy(question, pull, size) : question;
  const begin = (event: PointerEvent, questionId: string | null, place: number | null, hold: Hold) => {
    event.stopPropagation();
    onChoose(questionId);
    if (event.button !== 0) return;
    paper.current?.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    setPull({ questionId, place, hold, from: at, to: at });
  };
  const end = () => {
    if (!pull) return;
    const held = questions.find(({ questionId }) => questionId === pull.questionId);
    const drawn = held ? undefined : rectBetween(pull.from, pull.to, size);
    if (drawn) onDraw(drawn);
    const next = held && shown(held);
    if (next && next !== held)
      work.change(
        questions.map((one) => (one === held ? next : one)),
        null,
      );
    setPull(null);
  };
  const sketch = pull && pull.questionId === null ? rectBetween(pull.from, pull.to, size) : undefined;
  const at = (rect: Rect) => percents(rect, size);
  const room = groundRoom(saved.pageSize);
  return (
    <div
      ref={paper}
      className={styles.paper}
      style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
      onPointerDown={(event) => begin(event, null, null, 'se')}
      onPointerMove={(event) => pull && setPull({ ...pull, to: pointOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setPull(null)}
    >
      <span className={styles.margin} style={at({ xMm: 0, yMm: 0, widthMm: size.widthMm, heightMm: room.yMm })}>
        {t('room')}
      </span>
      {sheet && (
        <Picture groundId={saved.groundId} page={page} place={sheet.place} style={at} revision={saved.revision} />
      )}
      {questions
        .filter((one) => one.page === page)
        .map(shown)
        .map((question) => {
          const isChosen = question.questionId === chosen;
          const name = t('frame', { no: question.no, kind: t(`kinds.${question.kind}`) });
          return (
            <div key={question.questionId} className={styles.question} data-chosen={isChosen || undefined}>
              <button
                type="button"
                className={faulty.has(question.questionId) ? `${styles.frame} ${styles.faulty}` : styles.frame}
                style={at(question)}
                aria-label={name}
                aria-pressed={isChosen}
                tabIndex={isChosen ? 0 : -1}
                onFocus={() => onChoose(question.questionId)}
                onPointerDown={(event) => begin(event, question.questionId, null, 'all')}
              >
                <span>{question.no}</span>
                {isChosen &&
                  corners.map((corner) => (
                    <i
                      key={corner}
                      className={styles[corner]}
                      onPointerDown={(event) => begin(event, question.questionId, null, corner)}
                    />
                  ))}
              </button>
              {question.places.map((place, nth) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their order
                  key={nth}
                  type="button"
                  className={isChoice(question.kind) ? styles.row : styles.room}
                  style={at(place)}
                  aria-label={t('place', { no: question.no, nth: nth + 1 })}
                  tabIndex={-1}
                  onPointerDown={(event) => begin(event, question.questionId, nth, 'all')}
                >
                  {isChosen && !isChoice(question.kind) && (
                    <i className={styles.se} onPointerDown={(event) => begin(event, question.questionId, nth, 'se')} />
                  )}
                </button>
              ))}
              {boxesOf(question).map(({ sign, ...box }) => (
                <span key={sign} aria-hidden className={styles.box} style={at(box)}>
                  {sign === 'T' ? '√' : sign === 'F' ? '×' : sign}
                </span>
              ))}
            </div>
          );
        })}
      {sketch && <div className={styles.sketch} style={at(sketch)} />}
    </div>
  );
}

const percents = ({ xMm, yMm, widthMm, heightMm }: Rect, sheet: Sheet) => ({
  left: `${(xMm / sheet.widthMm) * 100}%`,
  top: `${(yMm / sheet.heightMm) * 100}%`,
  width: `${(widthMm / sheet.widthMm) * 100}%`,
  height: `${(heightMm / sheet.heightMm) * 100}%`,
});

/** A question where it is pulled to; its places go with its frame, and stay where only a corner is pulled. */
function movedBy(question: GroundQuestion, { place, hold, from, to }: Pull, size: Sheet): GroundQuestion {
  const by = { xMm: to.xMm - from.xMm, yMm: to.yMm - from.yMm };
  if (Math.hypot(by.xMm, by.yMm) < CLICK_MM) return question; // a click, not a pull
  if (place !== null) {
    const places = question.places.map((one, i) => (i === place ? pulled(one, hold, by, size) : one));
    return { ...question, places };
  }
  const frame = pulled(question, hold, by, size);
  if (hold !== 'all') return { ...question, ...frame };
  const went = { xMm: frame.xMm - question.xMm, yMm: frame.yMm - question.yMm };
  return { ...question, ...frame, places: question.places.map((one) => pulled(one, 'all', went, size)) };
}

interface PictureProps {
  groundId: string;
  page: number;
  place: GroundPlace;
  revision: number;
  style: (rect: Rect) => Record<string, string>;
}

function Picture({ groundId, page, place, revision, style }: PictureProps) {
  const { t } = useTranslation('ground');
  const file = useFile(groundApi.picture, { groundId, page }, revision);
  return (
    <div className={styles.picture} style={style(place)}>
      <Screen read={file} skeleton="page">
        {() => file.url && <img src={file.url} alt={t('page', { page })} draggable={false} />}
      </Screen>
    </div>
  );
}
