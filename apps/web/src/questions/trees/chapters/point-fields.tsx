import { DeleteOutlined } from '@ant-design/icons';
import { type Lesson, lessonLimits, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formatRate } from '../../../platform/time.js';
import { matches, type NodeOption, optionsOf } from '../../parts/find-node.js';
import styles from './page.module.css';

type Points = Lesson['points'];
const weights = Array.from({ length: lessonLimits.heaviest }, (_, at) => at + 1);
const USUAL = 3;

/** The knowledge points that a lesson teaches, each with its weight and its share of the lesson. */
export function PointFields({
  subjectId,
  points,
  onChange,
}: {
  subjectId: number;
  points: Points;
  onChange: (points: Points) => void;
}) {
  const { t } = useTranslation('trees');
  const id = useId();
  const tree = useRead(treesApi.tree, { of: { kind: 'knowledge', subjectId } });
  const sum = points.reduce((all, { weight }) => all + weight, 0);
  const known = new Set(points.map(({ knowledgeId }) => knowledgeId));
  const rest = (tree.data?.nodes ?? []).filter((node) => !known.has(node.id));
  const weigh = (knowledgeId: string, weight: number) =>
    onChange(points.map((point) => (point.knowledgeId === knowledgeId ? { ...point, weight } : point)));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('lesson.points', { count: points.length })}</label>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ knowledgeId, title, weight }) => (
            <li key={knowledgeId}>
              <span title={title}>{title}</span>
              <Select<number>
                size="small"
                aria-label={t('lesson.weightOf', { title })}
                options={weights.map((one) => ({ value: one, label: t('lesson.weight', { weight: one }) }))}
                value={weight}
                onChange={(one) => weigh(knowledgeId, one)}
              />
              <span className={styles.share}>{formatRate(weight / sum)}</span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('lesson.drop', { title })}
                onClick={() => onChange(points.filter((point) => point.knowledgeId !== knowledgeId))}
              />
            </li>
          ))}
        </ul>
      )}
      <Select<string | null, NodeOption>
        id={id}
        showSearch={{ filterOption: matches }}
        placeholder={t('lesson.pointsHint')}
        loading={tree.isLoading}
        disabled={points.length >= lessonLimits.points}
        options={optionsOf(rest)}
        value={null}
        onSelect={(knowledgeId) => {
          const title = rest.find((node) => node.id === knowledgeId)?.title;
          if (knowledgeId !== null && title !== undefined) onChange([...points, { knowledgeId, title, weight: USUAL }]);
        }}
      />
    </div>
  );
}
