import { GroundKind } from '@zhibi/contract/papers/ground';
import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScoreField } from '../../parts/score-field.js';
import styles from './editor.module.css';
import { withAnswers, withKind } from './rules-question.js';
import type { GroundWork } from './use-ground.js';

/** A run of questions set at once: papers count them so. What was set can be undone. */
export function Bulk({ work }: { work: GroundWork }) {
  const { t } = useTranslation('ground');
  const numbers = work.questions.map(({ no }) => no);
  const [from, setFrom] = useState(() => Math.min(...numbers));
  const [to, setTo] = useState(() => Math.max(...numbers));
  const [kind, setKind] = useState<GroundKind | null>(null);
  const [score, setScore] = useState<number | null>(null);
  const [answers, setAnswers] = useState('');
  const isMeant = (no: number) => no >= from && no <= to;
  const apply = () => {
    const meant = work.questions
      .filter(({ no }) => isMeant(no))
      .map((question) => {
        const other = kind === null ? question : withKind(question, kind, work.printed.get(question.page));
        return score === null ? other : { ...other, score: Math.min(200, score) };
      });
    const keyed = new Map(withAnswers(meant, answers).map((question) => [question.questionId, question]));
    work.change(
      work.questions.map((question) => keyed.get(question.questionId) ?? question),
      null,
    );
    setAnswers('');
  };
  return (
    <section className={styles.fields} aria-label={t('bulk')}>
      <h3>{t('bulk')}</h3>
      <div className={styles.row}>
        <InputNumber
          aria-label={t('from')}
          min={1}
          max={999}
          precision={0}
          value={from}
          onChange={(no) => no && setFrom(no)}
        />
        <span aria-hidden>–</span>
        <InputNumber
          aria-label={t('to')}
          min={1}
          max={999}
          precision={0}
          value={to}
          onChange={(no) => no && setTo(no)}
        />
      </div>
      <Select
        allowClear
        aria-label={t('kind')}
        placeholder={t('kind')}
        value={kind}
        options={GroundKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(next) => setKind(next ?? null)}
      />
      <div className={styles.row}>
        <span>{t('score')}</span>
        <ScoreField label={t('score')} score={score} onScore={setScore} />
      </div>
      <Input
        aria-label={t('answers')}
        placeholder={t('answersHint')}
        maxLength={300}
        value={answers}
        onChange={({ target }) => setAnswers(target.value)}
      />
      <Button disabled={kind === null && score === null && answers === ''} onClick={apply}>
        {t('apply')}
      </Button>
    </section>
  );
}
