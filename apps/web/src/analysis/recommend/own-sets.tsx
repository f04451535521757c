import { PrinterOutlined } from '@ant-design/icons';
import type { RecommendedSet } from '@zhibi/contract/analysis/recommend';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../platform/layout/on-demand.js';
import { formatNumber, formatRate } from '../../platform/time.js';
import styles from './own-sets.module.css';
import { QuestionLine } from './question-line.js';
import page from './recommend.module.css';
import card from './set-card.module.css';
import type { Room } from './use-set.js';

const FEW = 3;
const PrintDrawer = onDemand(
  () => import('./print-drawer.js').then((made) => made.PrintDrawer),
  ({ open }) => open,
);

/** The sets of single students: a line each, its questions on demand, printed for everybody at once. */
export function OwnSets({ room, sets, mayGive }: { room: Room; sets: readonly RecommendedSet[]; mayGive: boolean }) {
  const { t } = useTranslation('recommend');
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const sizes = sets.map(({ questions }) => questions.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const each = sets.reduce((sum, { minutes }) => sum + minutes, 0) / sets.length;
  const rest = sets.length - FEW;
  const title = t('own.title', { count: sets.length, questions: least === most ? most : `${least}–${most}` });
  return (
    <article className={card.set} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{t('own.each', { minutes: formatNumber(each, 0) })}</span>
      </header>
      <p className={page.quiet}>{t('own.why')}</p>
      <ul className={styles.own}>
        {sets.slice(0, isWhole ? undefined : FEW).map((set) => (
          <li key={set.studentId}>
            <button
              type="button"
              aria-expanded={open === set.studentId}
              aria-label={t('own.open', { name: set.name })}
              onClick={() => setOpen(open === set.studentId ? '' : (set.studentId ?? ''))}
            >
              <b translate="no">{set.name}</b>
              <span>{t('own.point', { point: set.point.title, mastery: formatRate(set.point.mastery) })}</span>
              <em>{t('own.size', { count: set.questions.length, minutes: formatNumber(set.minutes, 0) })}</em>
            </button>
            {open === set.studentId && (
              <ol>
                {set.questions.map((question, at) => (
                  <QuestionLine key={question.questionId} no={at + 1} question={question} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <footer>
        <span>{!isWhole && rest > 0 && t('own.rest', { count: rest })}</span>
        {rest > 0 && (
          <Button onClick={() => setWhole(!isWhole)}>{isWhole ? t('own.showFew') : t('own.showAll')}</Button>
        )}
        {mayGive && (
          <Button icon={<PrinterOutlined />} onClick={() => setPrinting(true)}>
            {t('own.print')}
          </Button>
        )}
      </footer>
      <PrintDrawer open={isPrinting} room={room} sets={sets} onClose={() => setPrinting(false)} />
    </article>
  );
}
