import { parseRich } from '@zhibi/content';
import { type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { MendedPart, MendedQuestion } from '@zhibi/contract/questions/exchange';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../parts/question-text.js';
import styles from './exchange.module.css';

/** What is asked, as far as it shows: keys and types are no part of the picture. */
const asked = ({ stem, options, analysis }: MendedPart): QuestionPart => ({
  type: questionTypes.subjective,
  answer: { kind: 'none' },
  stem: parseRich(stem),
  options: options.flatMap(({ label, content }) =>
    /^[A-Z0-9]$/.test(label) ? [{ label, content: parseRich(content) }] : [],
  ),
  analysis: parseRich(analysis),
});

const bodyOf = ({ parts, ...whole }: MendedQuestion): QuestionBody => ({ ...asked(whole), parts: parts.map(asked) });

/** The question as it will stand in the bank, formulas and pictures set, while it is typed. */
export function MendPreview({ question }: { question: MendedQuestion }) {
  const { t } = useTranslation('exchange');
  const settled = useDeferredValue(question);
  return (
    <section className={styles.preview} aria-label={t('mend.preview')}>
      <p>{t('mend.preview')}</p>
      <QuestionText body={bodyOf(settled)} />
    </section>
  );
}
