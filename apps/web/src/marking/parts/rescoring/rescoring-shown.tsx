import type { KeptAnswer, RescoredAnswer, Rescoring } from '@zhibi/contract/marking/answer-keys';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './rescoring.module.css';

/** Whom another key changes, and whose score stays although the machine would give another. */
export function RescoringShown({ seen: { changes, kept, unsure, answers } }: { seen: Rescoring }) {
  const { t } = useTranslation('rescoring');
  const hasClasses = new Set([...changes, ...kept, ...unsure].map(({ className }) => className)).size > 1;
  const who = ({ name, className }: Pick<KeptAnswer, 'name' | 'className'>) =>
    hasClasses ? `${className} ${name}` : name;
  return (
    <div className={styles.shown} aria-live="polite">
      <h3>
        {changes.length === 0 ? t('none') : t('changes', { count: changes.length })}
        <small>{t('changesOf', { count: answers })}</small>
      </h3>
      {changes.length > 0 && (
        <PlainTable
          columns={[t('student'), t('reading'), t('scores')]}
          words={2}
          rows={changes.map((one) => ({
            key: one.answerId,
            cells: [who(one), one.reading ?? '', <FromTo key="scores" change={one} />],
          }))}
        />
      )}
      <Staying title={t('kept', { count: kept.length })} hint={t('keptHint')} answers={kept} who={who} />
      <Staying title={t('unsure', { count: unsure.length })} hint={t('unsureHint')} answers={unsure} who={who} />
    </div>
  );
}

function FromTo({ change: { from, to } }: { change: RescoredAnswer }) {
  const { t } = useTranslation('rescoring');
  const said = (score: number | null) => (score === null ? t('waits') : formatNumber(score));
  return (
    <span className={styles.fromTo}>
      {said(from)} → <b data-up={to !== null && from !== null && to > from}>{said(to)}</b>
    </span>
  );
}

interface StayingProps {
  title: string;
  hint: string;
  answers: readonly KeptAnswer[];
  who: (one: KeptAnswer) => string;
}

function Staying({ title, hint, answers, who }: StayingProps) {
  const { t } = useTranslation('rescoring');
  if (answers.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.staying}>
        {answers.map((one) => (
          <li key={one.answerId}>
            <span>{who(one)}</span>
            <b>{formatNumber(one.score)}</b>
            <small>{one.wouldBe === null ? t('cannotSay') : t('would', { score: formatNumber(one.wouldBe) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
