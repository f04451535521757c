import { DeleteOutlined } from '@ant-design/icons';
import { type CardQuestion, keyOfQuestion } from '@zhibi/contract/papers/cards';
import { Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './designer.module.css';
import { withoutQuestion, withQuestion } from './edits.js';
import type { CardWork } from './use-card.js';

/** The questions of a block: of a card without a paper what they are worth and what is right; of a paper's card they are the paper's. */
export function QuestionFields({ work, keys }: { work: CardWork; keys: readonly string[] }) {
  const { t } = useTranslation('cards');
  const { design, saved, canEdit } = work;
  const questions = design.questions.filter((question) => keys.includes(keyOfQuestion(question)));
  const isOwn = canEdit && saved.source === null;
  if (!isOwn)
    return <p>{questions.map(({ no, score }) => t('questionFact', { no, score: formatNumber(score) })).join(' · ')}</p>;
  return (
    <div className={styles.questions}>
      <p>{t('keyHint')}</p>
      {questions.map((question) => (
        <Row key={keyOfQuestion(question)} work={work} question={question} />
      ))}
    </div>
  );
}

const isBoxed = ({ kind }: CardQuestion) => kind === 'single' || kind === 'multiple' || kind === 'judge';

/** Letters of the question alone; one where one is asked for. */
function keyFrom(typed: string, { kind, options }: CardQuestion): string {
  const allowed = kind === 'judge' ? 'TF' : 'ABCDEFGHI'.slice(0, options);
  const letters = [...new Set(typed.toUpperCase())].filter((letter) => allowed.includes(letter));
  return (kind === 'multiple' ? letters.sort() : letters.slice(-1)).join('');
}

function Row({ work, question }: { work: CardWork; question: CardQuestion }) {
  const { t } = useTranslation('cards');
  const key = keyOfQuestion(question);
  const set = (change: Partial<CardQuestion>, field: string) =>
    work.change(withQuestion(work.design, key, change), `${field} ${key}`);
  const { no, score } = question;
  return (
    <div className={styles.question}>
      <span>{no}</span>
      <InputNumber
        size="small"
        aria-label={t('scoreOf', { no })}
        min={0.5}
        max={200}
        step={0.5}
        controls={false}
        value={score}
        onChange={(value) => value !== null && set({ score: Math.round(value * 2) / 2 }, 'score')}
      />
      {isBoxed(question) ? (
        <Input
          size="small"
          aria-label={t('keyOf', { no })}
          placeholder={t('keyPlaceholder')}
          value={question.key}
          onChange={(event) => set({ key: keyFrom(event.target.value, question) }, 'key')}
        />
      ) : question.kind === 'blank' ? (
        <InputNumber
          size="small"
          aria-label={t('blanksOf', { no })}
          min={1}
          max={10}
          precision={0}
          controls={false}
          suffix={t('blanksUnit')}
          value={question.blanks}
          onChange={(value) => value !== null && set({ blanks: value }, 'blanks')}
        />
      ) : (
        <span>{t(`kind.${question.kind}`)}</span>
      )}
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('removeQuestion', { no })}
        onClick={() => work.change(withoutQuestion(work.design, key))}
      />
    </div>
  );
}
