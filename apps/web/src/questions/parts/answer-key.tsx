import type { AnswerKey } from '@zhibi/contract/questions';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Formula } from '../../platform/rich/formula.js';
import { RichText } from '../../platform/rich/rich-text.js';

/** The right answer alone, in one line where it is short. */
export function AnswerKeyText({ answer }: { answer: AnswerKey }) {
  const { t } = useTranslation('questions');
  switch (answer.kind) {
    case 'choice':
      return <span>{answer.labels.join('')}</span>;
    case 'true-false':
      return <span>{t(answer.value ? 'answer.right' : 'answer.wrong')}</span>;
    case 'blanks':
      return <Blanks blanks={answer.blanks} />;
    case 'open':
      return <RichText rich={answer.content} />;
    case 'none':
      return <span>{t('answer.none')}</span>;
  }
}

function Blanks({ blanks }: { blanks: Extract<AnswerKey, { kind: 'blanks' }>['blanks'] }) {
  const { t } = useTranslation('questions');
  return (
    <span>
      {blanks.map(({ accepted }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks are counted by their place
        <Fragment key={at}>
          {at > 0 && t('answer.separator')}
          {blanks.length > 1 && t('answer.blankNo', { no: at + 1 })}
          {accepted.map((one, nth) => (
            <Fragment key={one}>
              {nth > 0 && ` ${t('answer.or')} `}
              <Spelling text={one} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

/** Accepted spellings are plain text or LaTeX without dollar signs: what has a sign of LaTeX is set as a formula. */
const Spelling = ({ text }: { text: string }) =>
  /[\\^_{}]|^[-+a-zA-Z\d=<>().,/ ]+$/.test(text) && /[\\^_{}=\d]/.test(text) ? (
    <Formula latex={text} />
  ) : (
    <span>{text}</span>
  );
