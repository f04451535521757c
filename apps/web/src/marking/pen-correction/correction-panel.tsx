import { ABSENT } from '@zhibi/contract/kernel';
import { type CorrectedItem, type CorrectedPage, correctionApi } from '@zhibi/contract/marking/pen-correction';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { useKeyMap } from '../parts/use-key-map.js';
import styles from './correction.module.css';
import { DoubtCard } from './doubt-card.js';
import { askedOf, lastGiven, sayingOf } from './says.js';

/** What the pen gave on this page, each to be taken back, and what is asked: one key answers. */
export function CorrectionPanel({ page }: { page: CorrectedPage }) {
  const { t } = useTranslation('correction');
  const { homeworkId, studentId, items } = page;
  const [chosen, setChosen] = useState('');
  const undoing = useWrite(correctionApi.undo, [correctionApi.page]);
  const answering = useWrite(correctionApi.answer, [correctionApi.page]);
  const asked = askedOf(items);
  const current = asked.find(({ itemId }) => itemId === chosen) ?? asked[0];
  const isBusy = undoing.isPending || answering.isPending;
  const of = ({ itemId, correction }: CorrectedItem) => ({
    homeworkId,
    studentId,
    itemId,
    version: correction?.version ?? 1,
  });
  const answer = (item: CorrectedItem | undefined, score: number | null | undefined) => {
    if (item && score !== undefined && !isBusy) answering.mutate({ ...of(item), score });
  };
  const undo = (item: CorrectedItem | undefined) => {
    if (item && !isBusy) undoing.mutate(of(item));
  };
  const guessAt = (nth: number) => () => answer(current, current?.correction?.guesses[nth]?.points);
  const step = (by: number) => () => {
    const at = asked.findIndex(({ itemId }) => itemId === current?.itemId);
    setChosen(asked[(at + by + asked.length) % Math.max(1, asked.length)]?.itemId ?? '');
  };
  useKeyMap({
    '1': guessAt(0),
    '2': guessAt(1),
    '3': guessAt(2),
    '4': guessAt(3),
    '0': () => answer(current, null),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    u: () => undo(lastGiven(items)),
  });
  const fullScoreOf = (all: typeof items) =>
    all.reduce((sum, { maxScore, status }) => (status === 'not-chosen' ? sum : sum + maxScore), 0);
  const scores = items.flatMap(({ score }) => score ?? []);
  return (
    <div className={styles.panel}>
      <header className={styles.sum}>
        <h2>{t('pen.sum')}</h2>
        <b>{scores.length === 0 ? ABSENT : scores.reduce((sum, one) => sum + one, 0)}</b>
        <small>{t('pen.of', { max: fullScoreOf(items) })}</small>
      </header>
      {items.every(({ correction }) => correction === null) && <p className={styles.quiet}>{t('pen.nothing')}</p>}
      <ol className={styles.scores}>
        {items.map((item) => (
          <li key={item.itemId} data-asks={item.correction?.state === 'asked' || undefined}>
            <span>{t('pen.question', { no: item.no })}</span>
            <span>{sayingOf(item, t)}</span>
            <b>
              {item.score ?? ABSENT}
              <small>{t('pen.of', { max: item.maxScore })}</small>
            </b>
            {item.canUndo && (
              <Button
                type="link"
                size="small"
                disabled={isBusy}
                aria-label={t('pen.undoOf', { no: item.no })}
                onClick={() => undo(item)}
              >
                {t('pen.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {asked.length > 0 && (
        <section aria-label={t('pen.asks', { count: asked.length })}>
          <header className={styles.asks}>
            <h2>{t('pen.asks', { count: asked.length })}</h2>
            <small>{t('pen.asksHint')}</small>
          </header>
          {asked.map((item) => (
            <DoubtCard
              key={item.itemId}
              item={item}
              isCurrent={item === current}
              isBusy={isBusy}
              onAnswer={(score) => answer(item, score)}
            />
          ))}
        </section>
      )}
      <p className={styles.quiet}>{t('pen.keys')}</p>
    </div>
  );
}
