import type { AnswerToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerPopover } from '../../parts/engine/ledger-popover.js';
import { machineWords } from '../../parts/engine/machine-words.js';
import styles from './by-student.module.css';

/** So much is read at a glance; a long answer is opened, so that it does not push the score away. */
const SHORT = 60;

/** Which answer it is, what the machine thinks of it or reads in it, and where its score comes from. */
export function AnswerFacts({ no, answer }: { no: number; answer: AnswerToMark }) {
  const { t } = useTranslation('marking');
  const [isOpen, setOpen] = useState(false);
  const words = answer.status === 'not-chosen' ? t('mark.notChosen') : machineWords(answer, t);
  const isLong = words.length > SHORT;
  return (
    <div className={styles.facts}>
      <p>
        <b>{t('mark.question', { no })}</b>
        <LedgerPopover answer={answer}>{t('byStudent.history')}</LedgerPopover>
      </p>
      <p className={isLong && isOpen ? styles.open : styles.folded}>{words}</p>
      {isLong && (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'byStudent.fold' : 'byStudent.unfold')}
        </Button>
      )}
    </div>
  );
}
