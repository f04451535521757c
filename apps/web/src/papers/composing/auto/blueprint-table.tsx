import { questionsOf, scoreOf } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';
import { Button, Select } from 'antd';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatNumber } from '../../../platform/time.js';
import { typeOrder } from '../../../questions/index.js';
import styles from './blueprint-table.module.css';
import { type Plan, withTypes } from './plan.js';
import { TableGrid, type TableGridProps } from './table-grid.js';
import { useWords } from './use-words.js';

export interface BlueprintTableProps extends Omit<TableGridProps, 'onChange'> {
  onChange: (plan: Plan) => void;
  onTopics: () => void;
}

/** The table of the blueprint: topics by types. Empty cells are shared out; the foot says how many of each type. */
export function BlueprintTable({ plan, bank, clash, came, onChange, onTopics }: BlueprintTableProps) {
  const { t, typeName } = useWords();
  const { blueprint } = plan;
  const { types, topics } = blueprint;
  const change = (next: Plan['blueprint']) => onChange({ ...plan, blueprint: next });
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
            maxTagPlaceholder={t('table.typesChosen', { count: types.length })}
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
          {topics.length > 0 && (
            <Button size="small" onClick={onTopics}>
              {t('table.topics')}
            </Button>
          )}
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
        <TableGrid plan={plan} bank={bank} clash={clash} came={came} onChange={change} />
      )}
    </Card>
  );
}
