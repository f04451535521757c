import { markingApi } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperSheet, PictureLayer } from '../../../capture/index.js';
import { InkLayer } from '../../../platform/ink/ink-layer.js';
import { useFile } from '../../../platform/use-file.js';
import { useWidth } from '../../../platform/use-width.js';
import { Annotated } from '../../parts/annotations/annotating.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import { placeOnPage } from '../../parts/place-on-page.js';
import styles from './by-student.module.css';
import { apart } from './places.js';
import { ScoreChip } from './score-chip.js';
import type { AnswerOfPaper } from './use-paper-marking.js';

export interface MarkedPageProps {
  homeworkId: string;
  studentId: string;
  page: number;
  size: { widthMm: number; heightMm: number };
  ink: string;
  answers: readonly AnswerOfPaper[];
  numbers: ReadonlyMap<string, { no: number; maxScore: number }>;
  currentId: string;
  /** What is typed for the current answer, not given yet. */
  typed: number | null;
  annotating: Annotating;
  onLook: (answer: AnswerOfPaper) => void;
}

/** A note beside the page is so high, with the gap to the next: on a small or a wide page it takes more mm. */
const CHIP_PX = 28;
/** Until the width of the page is known. */
const CHIP_MM = 9;

/** A true page with what was written over it, from pens and from scans; beside it the score of each answer. */
export function MarkedPage({
  homeworkId,
  studentId,
  page,
  size,
  ink,
  answers,
  numbers,
  currentId,
  typed,
  annotating,
  onLook,
}: MarkedPageProps) {
  const { t } = useTranslation('marking');
  const sheet = useRef<HTMLElement>(null);
  const widthPx = useWidth(sheet);
  const { url, error, refetch } = useFile(markingApi.page, { homeworkId, studentId, page });
  const view = { xMm: 0, yMm: 0, ...size };
  const here = answers.flatMap((answer) => {
    const place = placeOnPage(answer.areas, page);
    return place ? [{ answer, place }] : [];
  });
  const tops = apart(
    here.map(({ place }) => place.yMm),
    { stepMm: widthPx > 0 ? (CHIP_PX * size.widthMm) / widthPx : CHIP_MM, endMm: size.heightMm },
  );
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.row}>
      <figure ref={sheet} className={styles.page} aria-label={t('result.page', { page })}>
        <PaperSheet imageUrl={url} page={size} view={view}>
          {url === undefined && (
            <p className={styles.printMissing} role={error ? 'alert' : 'status'}>
              {t(error ? 'byStudent.printFailed' : 'byStudent.printComing')}
              {error && (
                <Button type="link" size="small" onClick={() => void refetch()}>
                  {t('byStudent.printAgain')}
                </Button>
              )}
            </p>
          )}
          {here.flatMap(({ answer }) =>
            answer.pictures.map((picture) => {
              const area = answer.areas.find((one) => one.areaId === picture.areaId && one.page === page);
              return (
                area && (
                  <PictureLayer
                    key={`${picture.areaId} ${picture.source}`}
                    picture={picture}
                    area={area}
                    view={view}
                    label={t('mark.inkOf', { name: answer.name })}
                    isOnSheet
                  />
                )
              );
            }),
          )}
          <InkLayer ink={ink} view={view} label={t('mark.inkOf', { name: answers[0]?.name ?? '' })} />
          {here.map(({ answer, place }) => (
            <Place
              key={answer.answerId}
              isCurrent={answer.answerId === currentId}
              label={t('mark.question', { no: numbers.get(answer.itemId)?.no ?? 0 })}
              style={{
                left: percent(place.xMm, size.widthMm),
                top: percent(place.yMm, size.heightMm),
                width: percent(place.widthMm, size.widthMm),
                height: percent(place.heightMm, size.heightMm),
              }}
              onClick={() => onLook(answer)}
            />
          ))}
          <Annotated {...{ annotating, studentId, page, view }} />
        </PaperSheet>
      </figure>
      <ol className={styles.gutter}>
        {here.map(({ answer }, at) => (
          <li key={answer.answerId} style={{ top: percent(tops[at] ?? 0, size.heightMm) }}>
            <ScoreChip
              answer={answer}
              {...(numbers.get(answer.itemId) ?? { no: 0, maxScore: 0 })}
              typed={answer.answerId === currentId ? typed : null}
              isCurrent={answer.answerId === currentId}
              onLook={() => onLook(answer)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PlaceProps {
  isCurrent: boolean;
  label: string;
  style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
  onClick: () => void;
}

/** An answer on the page; the one that is marked comes into sight. The notes beside it are what keys reach. */
function Place({ isCurrent, label, style, onClick }: PlaceProps) {
  const place = useRef<HTMLButtonElement>(null);
  // The scrolling of the browser: at once, and when the pages get another room, as where the panel moves below them.
  useEffect(() => {
    const one = place.current;
    if (!isCurrent || !one) return;
    const show = () => one.scrollIntoView?.({ block: 'nearest' });
    show();
    const pages = one.closest('section');
    if (!pages || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(show);
    observer.observe(pages);
    return () => observer.disconnect();
  }, [isCurrent]);
  return (
    <button
      ref={place}
      type="button"
      tabIndex={-1}
      className={isCurrent ? `${styles.place} ${styles.on}` : styles.place}
      style={style}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}
