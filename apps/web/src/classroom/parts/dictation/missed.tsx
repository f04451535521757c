import type { CharacterResult, WritingResult } from '@zhibi/contract/classroom/dictation';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { useFaultWords } from './fault-words.js';
import styles from './result.module.css';

const FIRST = 6;

interface Props {
  result: WritingResult;
  chosen: number;
  onChoose: (cell: number) => void;
}

/** The characters of a task, the most missed first. */
export function Missed({ result, chosen, onChoose }: Props) {
  const { t } = useTranslation('dictation');
  const [isWhole, setWhole] = useState(false);
  const { characters } = result;
  const shown = isWhole ? characters : characters.slice(0, FIRST);
  return (
    <Card title={t('result.missed')} flush className={styles.missed}>
      <ul>
        {shown.map((one) => (
          <li key={one.cell}>
            <button type="button" aria-current={one.cell === chosen} onClick={() => onChoose(one.cell)}>
              <Line result={result} one={one} />
            </button>
          </li>
        ))}
      </ul>
      {characters.length > FIRST && (
        <Button type="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('result.less') : t('result.rest', { count: characters.length })}
        </Button>
      )}
    </Card>
  );
}

function Line({ result: { words, students }, one }: { result: WritingResult; one: CharacterResult }) {
  const { t } = useTranslation('dictation');
  const wordsOf = useFaultWords();
  const { character, word, right, wrong, doubtful, reasons } = one;
  return (
    <>
      <b className={styles.kai}>{character}</b>
      <span className={styles.word}>
        {words[word]?.word}
        <small>{words[word]?.reading.join(' ')}</small>
      </span>
      <span className={styles.how}>
        <Bar value={wrong / Math.max(1, students.length)} tone={wrong * 3 > students.length ? 'warning' : 'ink'} />
        <small>
          {reasons.map((reason) => t('fault.times', { what: wordsOf(reason), count: reason.count })).join(' · ')}
        </small>
      </span>
      <span className={styles.people}>
        {wrong > 0 ? t('result.wrong', { count: wrong }) : t('result.fine', { count: right })}
        {doubtful > 0 && <small>{t('result.doubtful', { count: doubtful })}</small>}
      </span>
    </>
  );
}
