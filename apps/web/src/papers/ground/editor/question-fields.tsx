import { DeleteOutlined } from '@ant-design/icons';
import { GroundKind, type GroundQuestion, groundLimits, isChoice, usualPlaces } from '@zhibi/contract/papers/ground';
import { Button, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';
import { ScoreField } from '../../parts/score-field.js';
import styles from './editor.module.css';
import { keyTyped, withKind, withOptions } from './rules-question.js';
import type { GroundWork } from './use-ground.js';

interface QuestionFieldsProps {
  work: GroundWork;
  question: GroundQuestion;
  onDrop: () => void;
}

/** Everything that is said of the chosen question. */
export function QuestionFields({ work, question, onDrop }: QuestionFieldsProps) {
  const { t } = useTranslation('ground');
  const { kind, places } = question;
  const paper = work.printed.get(question.page);
  const own = work.faults.filter(({ questionId }) => questionId === question.questionId);
  const put = (next: GroundQuestion, place: string | null = null) =>
    work.change(
      work.questions.map((one) => (one === question ? next : one)),
      place,
    );
  const seek = () => {
    const found = paper ? usualPlaces(question, paper) : [];
    if (found.length === 0) notify.warn(t('noRoom'));
    else put({ ...question, places: found });
  };
  const addPlace = () => {
    const last = places.at(-1) ?? { xMm: question.xMm, yMm: question.yMm, widthMm: 30, heightMm: 8 };
    put({ ...question, places: [...places, { ...last, yMm: last.yMm + 2, xMm: last.xMm + 2 }] });
  };
  return (
    <section className={styles.fields} aria-label={t('fields')}>
      <Field name={t('no')}>
        <InputNumber
          aria-label={t('no')}
          min={1}
          max={999}
          precision={0}
          value={question.no}
          onChange={(no) => no !== null && put({ ...question, no }, `no ${question.questionId}`)}
        />
      </Field>
      <Field name={t('kind')}>
        <Select
          aria-label={t('kind')}
          value={kind}
          options={GroundKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(next) => put(withKind(question, next, paper))}
        />
      </Field>
      <Field name={t('score')}>
        <ScoreField
          label={t('score')}
          score={question.score}
          onScore={(score) => put({ ...question, score: Math.min(200, score) }, `score ${question.questionId}`)}
        />
      </Field>
      {(kind === 'single' || kind === 'multiple') && (
        <Field name={t('options')}>
          <InputNumber
            aria-label={t('options')}
            min={2}
            max={9}
            precision={0}
            value={question.options}
            onChange={(options) => options !== null && put(withOptions(question, options, paper))}
          />
        </Field>
      )}
      <Field name={t('key')}>
        {kind === 'judge' ? (
          <Select
            aria-label={t('key')}
            value={question.key}
            options={[
              { value: '', label: t('unset') },
              { value: 'T', label: t('right') },
              { value: 'F', label: t('wrong') },
            ]}
            onChange={(key) => put({ ...question, key })}
          />
        ) : (
          <Input
            aria-label={t('key')}
            maxLength={300}
            placeholder={t(`keyHint.${kind}`)}
            value={question.key}
            onChange={({ target }) =>
              put({ ...question, key: keyTyped(kind, target.value) }, `key ${question.questionId}`)
            }
          />
        )}
      </Field>
      <Field name={t('places')}>
        <div className={styles.row}>
          <Button size="small" onClick={seek}>
            {t('seek')}
          </Button>
          {!isChoice(kind) && (
            <>
              <Button size="small" disabled={places.length >= groundLimits.blanks} onClick={addPlace}>
                {t('addPlace')}
              </Button>
              {places.length > 1 && (
                <Button size="small" onClick={() => put({ ...question, places: places.slice(0, -1) })}>
                  {t('dropPlace')}
                </Button>
              )}
            </>
          )}
        </div>
      </Field>
      {own.map((fault) => (
        <p key={fault.kind} className={styles.said}>
          {t(`fault.${fault.kind}`)}
        </p>
      ))}
      <Button danger icon={<DeleteOutlined />} onClick={onDrop}>
        {t('drop')}
      </Button>
    </section>
  );
}

const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.field}>
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
);
