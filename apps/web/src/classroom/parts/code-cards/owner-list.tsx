import { CheckOutlined } from '@ant-design/icons';
import type { CodeRead } from '@zhibi/scan/code-cards';
import { useTranslation } from 'react-i18next';
import type { AnswerState } from './answer-queue.js';
import type { CardOwner } from './card-numbers.js';
import styles from './code-cards.module.css';

interface Props {
  owners: readonly CardOwner[];
  counted: readonly CodeRead[];
  /** What may be chosen. */
  labels: readonly string[];
  answers: ReadonlyMap<string, { state: AnswerState }>;
}

/** Everybody who has a card: what it showed last, and whether that is kept. */
export function OwnerList({ owners, counted, labels, answers }: Props) {
  const { t } = useTranslation('codeCards');
  const letterByNo = new Map(counted.map(({ no, letter }) => [no, letter]));
  return (
    <ul className={styles.owners} aria-label={t('owners')}>
      {owners.map(({ no, studentId, name }) => {
        const letter = letterByNo.get(no);
        const isOffered = letter !== undefined && labels.includes(letter);
        const state = isOffered ? answers.get(studentId)?.state : undefined;
        return (
          <li key={no} data-state={state ?? (letter === undefined ? 'unseen' : 'failed')}>
            <small>{no}</small>
            <span>{name}</span>
            <b>{letter ?? ''}</b>
            {state === 'sent' && <CheckOutlined aria-label={t('sent')} />}
            {letter !== undefined && state !== 'sent' && (
              <small>{isOffered ? state && t(state) : t('notOffered')}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
