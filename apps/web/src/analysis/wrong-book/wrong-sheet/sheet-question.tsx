import type { SheetQuestion } from '@zhibi/contract/analysis/handbook';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText, RightAnswer } from '../../../marking/index.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import styles from './sheet.module.css';

const tones = { new: 'warn', reviewing: 'run', mastered: 'done' } as const;

/** A question as the sheet asks it, how far its student is with it, and after a try what is right and why. */
export function SheetQuestionCard({ question }: { question: SheetQuestion }) {
  const { t } = useTranslation('wrongSheet');
  const { no, why, origin, body, state, redoneRight } = question;
  const name = t('no', { no });
  return (
    <li>
      <article className={styles.card} aria-label={name}>
        <div className={styles.head}>
          <b>{name}</b>
          <span translate="no">{why === 'variant' ? t('variant') : origin}</span>
          {redoneRight === null ? (
            state && <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>
          ) : (
            <StatusTag tone={redoneRight ? 'done' : 'warn'}>{t(redoneRight ? 'right' : 'wrongAgain')}</StatusTag>
          )}
        </div>
        <div className={styles.asked}>
          <QuestionText body={body} />
        </div>
        <Answer question={question} />
      </article>
    </li>
  );
}

/** Who reads the answer first learns to read answers: it comes after a try. */
function Answer({ question: { body, answerShown } }: { question: SheetQuestion }) {
  const { t } = useTranslation('wrongSheet');
  const [isTried, setTried] = useState(false);
  if (!answerShown) return <p className={styles.later}>{t('later')}</p>;
  if (isTried) return <RightAnswer title={t('answer')} body={body} />;
  return (
    <>
      <p className={styles.later}>{t('try')}</p>
      <Button size="large" block onClick={() => setTried(true)}>
        {t('show')}
      </Button>
    </>
  );
}
