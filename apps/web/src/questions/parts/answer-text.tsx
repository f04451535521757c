import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../platform/rich/rich-text.js';
import { AnswerKeyText } from './answer-key.js';
import styles from './answer-text.module.css';

/** Answer and analysis of a question, for teachers; those of its parts one below the other. */
export function AnswerText({ body }: { body: QuestionBody }) {
  const { t } = useTranslation('questions');
  const answers: readonly QuestionPart[] = body.parts.length > 0 ? body.parts : [body];
  return (
    <div className={styles.answer}>
      {answers.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one version never move
        <div key={at}>
          {answers.length > 1 && <span className={styles.part}>{t('answer.part', { no: at + 1 })}</span>}
          <Facts body={one} />
        </div>
      ))}
      {body.parts.length > 0 && body.analysis.length > 0 && <RichText rich={body.analysis} />}
    </div>
  );
}

function Facts({ body: { answer, analysis } }: { body: QuestionPart }) {
  const { t } = useTranslation('questions');
  return (
    <dl>
      <dt>{t('answer.answer')}</dt>
      <dd>
        <AnswerKeyText answer={answer} />
      </dd>
      {analysis.length > 0 && (
        <>
          <dt>{t('answer.analysis')}</dt>
          <dd>
            <RichText rich={analysis} />
          </dd>
        </>
      )}
    </dl>
  );
}
