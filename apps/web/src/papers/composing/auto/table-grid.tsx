import { CloseOutlined } from '@ant-design/icons';
import { blueprintLimits, type Clash, type Figures, questionsOf, scoreOf } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';
import { Button, InputNumber } from 'antd';
import { formatNumber } from '../../../platform/time.js';
import { ScoreField } from '../../parts/score-field.js';
import styles from './blueprint-table.module.css';
import { type Plan, withCell, withColumn, withTopics } from './plan.js';
import { useWords } from './use-words.js';

export interface TableGridProps {
  plan: Plan;
  /** What the banks hold. */
  bank: { cells: readonly { topicId: string; type: QuestionType; count: number }[] } | undefined;
  clash: Clash | null;
  /** What the table came to when it was tried out. */
  came: Figures | null;
  onChange: (blueprint: Plan['blueprint']) => void;
}

const countAt = (
  cells: readonly { topicId: string; type: QuestionType; count: number }[] | undefined,
  topicId: string,
  type: QuestionType,
): number | undefined => cells?.find((cell) => cell.topicId === topicId && cell.type === type)?.count;

/** Topics by types. A fixed cell holds its number; a free one shows what it came to, once it was tried out. */
export function TableGrid({ plan: { blueprint }, bank, clash, came, onChange }: TableGridProps) {
  const { t, typeName, topicName } = useWords();
  const { types, topics, cells, by } = blueprint;
  const isClashing = (type: QuestionType) =>
    clash?.wishes.some(({ wish }) => wish.kind === 'type' && wish.type === type) === true;
  const columnClass = (type: QuestionType) => (isClashing(type) ? styles.clashing : undefined);
  const rowOf = (topicId: string) => {
    const own = came?.cells.filter((cell) => cell.topicId === topicId);
    if (own === undefined) return ['--', '--'];
    const worth = ({ type, count }: { type: QuestionType; count: number }) =>
      count * (types.find((one) => one.type === type)?.score ?? 0);
    return [
      formatNumber(
        own.reduce((sum, { count }) => sum + count, 0),
        0,
      ),
      formatNumber(own.reduce((sum, cell) => sum + worth(cell), 0)),
    ];
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{by === 'knowledge' ? t('table.topic') : t('table.chapter')}</th>
          {types.map(({ type, score }) => (
            <th key={type} scope="col" className={columnClass(type)}>
              <span>{typeName(type)}</span>
              <span className={styles.score}>
                <ScoreField
                  label={t('table.each', { type: typeName(type) })}
                  score={score}
                  onScore={(next) => onChange(withColumn(blueprint, type, { score: next }))}
                />
                {t('table.points')}
              </span>
            </th>
          ))}
          <th scope="col" className={styles.sum}>
            {t('table.questions')}
          </th>
          <th scope="col" className={styles.sum}>
            {t('table.share')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topicId }) => {
          const [questions, share] = rowOf(topicId);
          return (
            <tr key={topicId}>
              <th scope="row">{topicName(topicId)}</th>
              {types.map(({ type }) => (
                <td key={type} className={columnClass(type)}>
                  <InputNumber<number>
                    size="small"
                    style={{ width: 64 }}
                    controls={false}
                    changeOnWheel={false}
                    min={0}
                    max={blueprintLimits.questions}
                    precision={0}
                    aria-label={t('table.cell', { topic: topicName(topicId), type: typeName(type) })}
                    title={t('table.held', { count: countAt(bank?.cells, topicId, type) ?? 0 })}
                    placeholder={came ? String(countAt(came.cells, topicId, type) ?? 0) : t('table.free')}
                    value={countAt(cells, topicId, type) ?? null}
                    onChange={(count) => onChange(withCell(blueprint, { topicId, type, count }))}
                  />
                </td>
              ))}
              <td className={styles.sum}>{questions}</td>
              <td className={styles.sum}>{share}</td>
              <td>
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined />}
                  aria-label={t('table.remove', { topic: topicName(topicId) })}
                  onClick={() => {
                    const others = topics.filter((one) => one.topicId !== topicId);
                    onChange(
                      withTopics(
                        blueprint,
                        others.map((one) => one.topicId),
                      ),
                    );
                  }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.total')}</th>
          {types.map(({ type, count }) => (
            <td key={type} className={columnClass(type)}>
              <InputNumber<number>
                size="small"
                style={{ width: 64 }}
                changeOnWheel={false}
                min={1}
                max={blueprintLimits.questions}
                precision={0}
                aria-label={t('table.count', { type: typeName(type) })}
                value={count}
                onChange={(next) => next !== null && onChange(withColumn(blueprint, type, { count: next }))}
              />
            </td>
          ))}
          <td className={styles.sum}>{questionsOf(blueprint)}</td>
          <td className={styles.sum}>{formatNumber(scoreOf(blueprint))}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
