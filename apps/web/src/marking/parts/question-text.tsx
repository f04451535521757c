import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { RichText } from '../../platform/rich/rich-text.js';
import styles from './question.module.css';

/** A question as it was asked: stem, options, parts. */
export const QuestionText = ({ body }: { body: QuestionBody | QuestionPart }) => (
  <div className={styles.question}>
    <RichText rich={body.stem} />
    {body.options.length > 0 && (
      <ul className={styles.options}>
        {body.options.map(({ label, content }) => (
          <li key={label}>
            <span>{label}.</span>
            <RichText rich={content} inline />
          </li>
        ))}
      </ul>
    )}
    {'parts' in body &&
      body.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
        <div key={at} className={styles.partKey}>
          <span>({at + 1})</span>
          <QuestionText body={part} />
        </div>
      ))}
  </div>
);
