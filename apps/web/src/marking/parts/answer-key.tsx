import { plainFormula } from '@zhibi/content';
import type { AnswerKey as Key, QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Formula } from '../../platform/rich/formula.js';
import { RichText } from '../../platform/rich/rich-text.js';
import styles from './question.module.css';

const isLatex = (text: string) => /[\\^_{}]/.test(text);

/** What counts as right, as it is said beside an answer. */
export function AnswerKey({ body }: { body: QuestionBody | QuestionPart }) {
  const parts = 'parts' in body ? body.parts : [];
  if (parts.length === 0) return <OneKey answer={body.answer} />;
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
    <div key={at} className={styles.partKey}>
      <span>({at + 1})</span>
      <OneKey answer={part.answer} />
    </div>
  ));
}

function OneKey({ answer }: { answer: Key }) {
  const { t } = useTranslation('marking');
  switch (answer.kind) {
    case 'choice':
      return <b>{answer.labels.join('')}</b>;
    case 'true-false':
      return <b>{answer.value ? t('key.right') : t('key.wrong')}</b>;
    case 'blanks':
      return (
        <span>
          {answer.blanks.map(({ accepted: [first = ''] }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blanks are told apart by their order
            <Fragment key={at}>
              {at > 0 && t('key.join')}
              {isLatex(first) ? <Formula latex={first} /> : plainFormula(first)}
            </Fragment>
          ))}
        </span>
      );
    case 'open':
      return <RichText rich={answer.content} />;
    case 'none':
      return <span>{t('key.none')}</span>;
  }
}
