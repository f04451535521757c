import { CloseOutlined } from '@ant-design/icons';
import { blueprintLimits, type Clash, questionsOf, scoreOf } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';
import { Button, InputNumber, Select } from 'antd';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatNumber } from '../../../platform/time.js';
import { typeOrder } from '../../../questions/index.js';
import { ScoreField } from '../../parts/score-field.js';
import styles from './blueprint-table.module.css';
import { type Plan, withCell, withColumn, withTopics, withTypes } from './plan.js';
import { useWords } from './use-words.js';

export interface BlueprintTableProps {
  plan: Plan;
  /** What the banks hold. */
  bank: { cells: readonly { topicId: string; type: QuestionType; count: number }[] } | undefined;
  clash: Clash | null;
  onChange: (plan: Plan) => void;
  onTopics: () => void;
}

/** The table of the blueprint: topics by types. Empty cells are shared out; the foot says how many of each type. */
export function BlueprintTable({ plan, bank, clash, onChange, onTopics }: BlueprintTableProps) {
  const { t, typeName, topicName } = useWords();
  const { blueprint } = plan;
  const { types, topics, cells, by } = blueprint;
  const change = (next: Plan['blueprint']) => onChange({ ...plan, blueprint: next });
  const isClashing = (type: QuestionType) =>
    clash?.wishes.some(({ wish }) => wish.kind === 'type' && wish.type === type) === true;
  const columnClass = (type: QuestionType) => (isClashing(type) ? styles.clashing : undefined);
  const cellOf = (topicId: string, type: QuestionType) =>
    cells.find((cell) => cell.topicId === topicId && cell.type === type)?.count ?? null;
  const heldOf = (topicId: string, type: QuestionType) =>
    bank?.cells.find((cell) => cell.topicId === topicId && cell.type === type)?.count ?? 0;
  return (
    <Card
      flush
      title={t('table.title')}
      extra={
        <>
          <span className={styles.facts}>
            {t('table.facts', { count: questionsOf(blueprint), score: formatNumber(scoreOf(blueprint)) })}
          </span>
          <Select<QuestionType[]>
            mode="multiple"
            size="small"
            className={styles.types}
            aria-label={t('table.types')}
            placeholder={t('table.types')}
            maxTagCount={0}
            maxTagPlaceholder={t('table.types')}
            value={types.map(({ type }) => type)}
            options={typeOrder.map((type) => ({ value: type, label: typeName(type) }))}
            onChange={(chosen) =>
              change(
                withTypes(
                  blueprint,
                  typeOrder.filter((type) => chosen.includes(type)),
                ),
              )
            }
          />
          <Button size="small" onClick={onTopics}>
            {t('table.topics')}
          </Button>
        </>
      }
    >
      {topics.length === 0 || types.length === 0 ? (
        <EmptyState
          title={topics.length === 0 ? t('table.none') : t('table.noTypes')}
          hint={t('table.noneHint')}
          action={
            topics.length === 0 ? (
              <Button size="small" onClick={onTopics}>
                {t('table.topics')}
              </Button>
            ) : undefined
          }
        />
      ) : (
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
                      onScore={(next) => change(withColumn(blueprint, type, { score: next }))}
                    />
                    {t('table.points')}
                  </span>
                </th>
              ))}
              <th scope="col">
                <span className={styles.hidden}>{t('table.total')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ topicId }) => (
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
                      title={t('table.held', { count: heldOf(topicId, type) })}
                      placeholder={t('table.free')}
                      value={cellOf(topicId, type)}
                      onChange={(count) => change(withCell(blueprint, { topicId, type, count }))}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    aria-label={t('table.remove', { topic: topicName(topicId) })}
                    onClick={() =>
                      change(
                        withTopics(
                          blueprint,
                          topics.map((one) => one.topicId).filter((id) => id !== topicId),
                        ),
                      )
                    }
                  />
                </td>
              </tr>
            ))}
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
                    onChange={(next) => next !== null && change(withColumn(blueprint, type, { count: next }))}
                  />
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}
