import type { Option, QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../platform/rich/rich-text.js';
import { optionColumns } from './option-columns.js';
import styles from './question-text.module.css';
import { Sound } from './sound.js';

const widths = { 1: '', 2: styles.of2, 4: styles.of4 };

/** What a question asks: its text, its options on a shared baseline, the parts of a combined question. */
export function QuestionText({ body }: { body: QuestionBody }) {
  return (
    <>
      <Asked body={body} />
      {body.parts.length > 0 && <Parts parts={body.parts} />}
    </>
  );
}

const Asked = ({ body }: { body: QuestionPart }) => (
  <>
    <RichText rich={body.stem} />
    {body.audio?.map(({ fileId, title }) => (
      <Sound key={fileId} fileId={fileId} title={title} />
    ))}
    {body.options.length > 0 && <Options options={body.options} />}
  </>
);

const Options = ({ options }: { options: readonly Option[] }) => (
  <div className={styles.frame}>
    <ol className={`${styles.options} ${widths[optionColumns(options)]}`}>
      {options.map(({ label, content }) => (
        <li key={label}>
          <b>{label}.</b>
          <RichText rich={content} />
        </li>
      ))}
    </ol>
  </div>
);

function Parts({ parts }: { parts: readonly QuestionPart[] }) {
  const { t } = useTranslation('questions');
  return (
    <ol className={styles.parts}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one version never move
        <li key={at}>
          <span>{t('answer.part', { no: at + 1 })}</span>
          <div>
            <Asked body={part} />
          </div>
        </li>
      ))}
    </ol>
  );
}
