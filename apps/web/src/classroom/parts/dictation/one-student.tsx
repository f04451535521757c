import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { CharacterOutlines, WrittenByStudent } from '@zhibi/contract/classroom/dictation';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { Square } from '../square.js';
import { useFaultWords } from './fault-words.js';
import styles from './result.module.css';
import { useReplay } from './use-replay.js';

const views = ['over', 'beside', 'ink'] as const;
const subScores = ['order', 'direction', 'shape', 'proportion', 'place'] as const;

interface Props {
  model: CharacterOutlines;
  one: WrittenByStudent;
  place: { at: number; of: number };
  onGo: (to: number) => void;
  onDecide: ((studentId: string, isRight: boolean | null) => void) | null;
}

/** A character as one student wrote it, over its model: what is amiss, the sub-scores, and the writing again. */
export function OneStudent({ model, one, place, onGo, onDecide }: Props) {
  const { t } = useTranslation('dictation');
  const wordsOf = useFaultWords();
  const [view, setView] = useState<(typeof views)[number]>('over');
  const { faults, name, score, scores, stars, verdict, said, studentId } = one;
  const label = t('result.of', { name, character: model.character });
  const missing = faults.flatMap(({ kind, stroke }) => (kind === 'missing' ? [stroke] : []));
  const extra = faults.flatMap(({ kind, stroke }) => (kind === 'extra' ? [stroke] : []));
  const laid = one.laid.map((line) => line.map(([x, y]) => [x * 1_000, y * 1_000] as const));
  const replay = useReplay(view === 'over' ? laid : one.strokes);
  const isWrong = verdict === 'wrong';
  return (
    <Card
      className={styles.one}
      title={label}
      extra={
        <>
          <Button
            size="small"
            type="text"
            icon={<LeftOutlined />}
            aria-label={t('result.previous')}
            disabled={place.at === 0}
            onClick={() => onGo(place.at - 1)}
          />
          {place.at + 1} / {place.of}
          <Button
            size="small"
            type="text"
            icon={<RightOutlined />}
            aria-label={t('result.following')}
            disabled={place.at >= place.of - 1}
            onClick={() => onGo(place.at + 1)}
          />
        </>
      }
    >
      <div className={styles.look}>
        <div className={styles.paper}>
          <div className={view === 'beside' ? styles.beside : undefined}>
            {view === 'beside' && <Square model={model} ink={[]} label={model.character} />}
            <Square
              model={view === 'over' ? model : null}
              missing={missing}
              ink={replay.shown}
              off={extra}
              label={label}
            />
          </div>
          <p className={styles.replay}>
            <Button size="small" onClick={replay.toggle}>
              {t(replay.isPlaying ? 'result.pause' : 'result.play')}
            </Button>
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(replay.share * 100)}
              aria-label={t('result.play')}
              onChange={({ target }) => replay.seek(Number(target.value) / 100)}
            />
            {t('result.strokes', { no: replay.shown.length, of: one.strokes.length })}
          </p>
          {view === 'over' && <Legend hasOff={extra.length > 0} hasMissing={missing.length > 0} />}
        </div>
        <div className={styles.found}>
          <Segmented
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`result.views.${value}`) }))}
          />
          {model.outlines.length === 0 ? (
            <p>{t('result.noModel')}</p>
          ) : (
            <>
              <ul>
                {subScores.map((part) => (
                  <li key={part}>
                    <span>{t(`result.scores.${part}`)}</span>
                    <Bar value={scores[part] / 100} tone={scores[part] < 60 ? 'warning' : 'ink'} />
                    <b>{formatNumber(Math.round(scores[part]))}</b>
                  </li>
                ))}
              </ul>
              <p>{t('result.whole', { score: Math.round(score), stars })}</p>
              {faults.length + (one.writtenAs === null ? 0 : 1) > 0 && (
                <p className={styles.faults}>
                  {[
                    ...(one.writtenAs === null ? [] : [t('fault.as', { character: one.writtenAs })]),
                    ...faults.map(wordsOf),
                  ].join(' · ')}
                </p>
              )}
              {one.isOtherOrder && <p>{t('result.otherOrder')}</p>}
            </>
          )}
          <p className={styles.decision}>
            <StatusTag tone={verdict === 'right' ? 'done' : isWrong ? 'bad' : 'warn'}>
              {t(`result.verdicts.${verdict}`)}
            </StatusTag>
            <small>{said === null ? t('result.sure', { rate: formatRate(one.likelihood) }) : t('result.said')}</small>
          </p>
          {onDecide && (
            <p className={styles.decision}>
              {verdict !== 'right' && <Button onClick={() => onDecide(studentId, true)}>{t('result.sayRight')}</Button>}
              {!isWrong && <Button onClick={() => onDecide(studentId, false)}>{t('result.sayWrong')}</Button>}
              {said !== null && (
                <Button type="link" onClick={() => onDecide(studentId, null)}>
                  {t('result.takeBack')}
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function Legend({ hasOff, hasMissing }: { hasOff: boolean; hasMissing: boolean }) {
  const { t } = useTranslation('dictation');
  const parts = [
    'model',
    'ink',
    ...(hasOff ? ['off' as const] : []),
    ...(hasMissing ? ['missing' as const] : []),
  ] as const;
  return (
    <ul className={styles.legend}>
      {parts.map((part) => (
        <li key={part} data-part={part}>
          {t(`result.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}
