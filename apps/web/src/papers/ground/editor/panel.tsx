import type { GroundQuestion } from '@zhibi/contract/papers/ground';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { Bulk } from './bulk.js';
import styles from './editor.module.css';
import { QuestionFields } from './question-fields.js';
import type { GroundWork } from './use-ground.js';

interface PanelProps {
  work: GroundWork;
  question: GroundQuestion | undefined;
  page: number;
  onChoose: (questionId: string | null, page?: number) => void;
  onDrop: () => void;
}

/** All questions of the paper in their order, the chosen one, and what is still wrong. */
export function Panel({ work, question, page, onChoose, onDrop }: PanelProps) {
  const { t } = useTranslation('ground');
  const { questions, faults, saved } = work;
  const faulty = new Set(faults.map(({ questionId }) => questionId));
  const inOrder = [...questions].sort((a, b) => a.no - b.no);
  const isCounted = inOrder.every(({ no }, i) => no === i + 1);
  const scale = saved.pages.find((one) => one.page === page)?.scale ?? 1;
  const score = inOrder.reduce((sum, one) => sum + one.score, 0);
  return (
    <div className={styles.panel}>
      {question && <QuestionFields work={work} question={question} onDrop={onDrop} />}
      <section>
        <h3>{t('total', { count: questions.length, score: formatNumber(score) })}</h3>
        <p className={faulty.size > 0 ? styles.said : ''} role="status">
          {faulty.size > 0 ? t('faults', { count: faulty.size }) : t('isFine')}
        </p>
        {!isCounted && <p>{t('counted', { count: questions.length })}</p>}
        {scale < 0.995 && <p>{t('scale', { percent: Math.round(scale * 100) })}</p>}
        <ul className={styles.list}>
          {inOrder.map((one) => (
            <li key={one.questionId}>
              <Button
                block
                size="small"
                type={one === question ? 'primary' : 'text'}
                danger={faulty.has(one.questionId)}
                onClick={() => onChoose(one.questionId, one.page)}
              >
                <b className={styles.no}>{one.no}</b>
                <span>{t('rows', { kind: t(`kinds.${one.kind}`), score: formatNumber(one.score) })}</span>
                <span translate="no">{one.key.slice(0, 8)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {questions.length > 1 && <Bulk work={work} />}
    </div>
  );
}
