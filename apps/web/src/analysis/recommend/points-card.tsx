import { GOAL, type PointOfClass } from '@zhibi/contract/analysis/recommend';
import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { formatRate } from '../../platform/time.js';
import styles from './points-card.module.css';
import room from './recommend.module.css';

/** An interval wider than this says little. */
const UNSURE = 0.25;
const orders = ['need', 'mastery'] as const;
type Order = (typeof orders)[number];
/** As many as are read at a glance. */
const FEW = 6;

/** How many are weak in it is for those who teach and lead the class. */
type Point = PointOfClass & { weak?: number };

interface PointsCardProps {
  points: readonly Point[];
  /** Mastery is the model's. */
  isModelled: boolean;
  /** The point whose sets are shown alone; '' for all. */
  chosen?: string;
  /** Absent where there are no sets to choose among. */
  onChoose?: (knowledgeId: string) => void;
}

/** The points of a class, the most needed first, each with how well it is mastered and how sure that is. */
export function PointsCard({ points, isModelled, chosen = '', onChoose }: PointsCardProps) {
  const { t } = useTranslation('recommend');
  const [order, setOrder] = useState<Order>('need');
  const [isWhole, setWhole] = useState(false);
  const sorted = order === 'need' ? points : [...points].sort((a, b) => a.mastery - b.mastery);
  const shown = sorted.filter(({ knowledgeId }, at) => isWhole || at < FEW || knowledgeId === chosen);
  return (
    <Card
      title={t(points.some(({ mastery }) => mastery < GOAL) ? 'points.title' : 'points.firm')}
      extra={
        <Select<Order>
          size="small"
          variant="borderless"
          popupMatchSelectWidth={false}
          aria-label={t('points.sort')}
          value={order}
          options={orders.map((value) => ({ value, label: t(`points.sorts.${value}`) }))}
          onChange={setOrder}
        />
      }
    >
      <ul className={styles.points}>
        {shown.map((point) => (
          <li key={point.knowledgeId}>
            <PointButton
              point={point}
              isChosen={point.knowledgeId === chosen}
              {...(onChoose && { onChoose: () => onChoose(point.knowledgeId === chosen ? '' : point.knowledgeId) })}
            />
          </li>
        ))}
      </ul>
      {points.length > FEW && (
        <Button type="link" size="small" className={room.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('points.fewer') : t('points.more', { count: points.length })}
        </Button>
      )}
      <p className={room.quiet}>
        {t('points.legend', { goal: formatRate(GOAL) })} · {t(isModelled ? 'points.modelled' : 'points.averaged')}
      </p>
    </Card>
  );
}

interface PointButtonProps {
  point: Point;
  isChosen: boolean;
  onChoose?: () => void;
}

function PointButton({ point, isChosen, onChoose }: PointButtonProps) {
  const { t } = useTranslation('recommend');
  const { title, mastery, from, to, answers, weak, share, isUnderWay } = point;
  const isUnsure = to - from > UNSURE;
  const look = isUnsure ? 'unsure' : mastery < GOAL ? 'weak' : 'firm';
  const label = t('points.label', { mastery: formatRate(mastery), from: formatRate(from), to: formatRate(to) });
  return (
    <Outer look={look} isChosen={isChosen} onChoose={onChoose}>
      <span>
        <b>{title}</b>
        <em>{formatRate(mastery)}</em>
      </span>
      <span className={styles.axis} role="img" aria-label={label}>
        <i style={{ left: formatRate(GOAL) }} data-goal />
        <i style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} data-range />
        <i style={{ left: `${mastery * 100}%` }} data-point />
      </span>
      <span className={styles.facts}>
        <span>{t('points.share', { share: formatRate(share) })}</span>
        {isUnderWay && <span>{t('points.underWay')}</span>}
        {isUnsure && <span>{t('points.unsure', { count: answers })}</span>}
        {!isUnsure && weak !== undefined && <span>{t('points.weak', { count: weak })}</span>}
      </span>
    </Outer>
  );
}

/** Something to press only where pressing does something. */
function Outer({
  look,
  isChosen,
  onChoose,
  children,
}: {
  look: string;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  children: ReactNode;
}) {
  if (onChoose === undefined)
    return (
      <div className={styles.point} data-look={look}>
        {children}
      </div>
    );
  return (
    <button type="button" className={styles.point} data-look={look} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
