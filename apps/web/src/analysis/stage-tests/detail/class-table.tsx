import { type StageClass, StageLevel, type StageOverview } from '@zhibi/contract/analysis/stage-tests';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from './detail.module.css';
import { signed } from './findings.js';
import { TableExport } from './table-export.js';

interface ClassTableProps {
  overview: StageOverview;
  onOpen: (classId: string) => void;
  /** With the figures that the overview has no room for. */
  isWhole?: boolean;
}

/** The classes side by side: who sat, mean, levels, contribution, value added. */
export function ClassTable({ overview, onOpen, isWhole = false }: ClassTableProps) {
  const { t } = useTranslation('stageTests');
  const heads = isWhole
    ? (['mean', 'median', 'deviation', 'contribution', 'added'] as const)
    : (['mean', 'median', 'added'] as const);
  const formulas = Object.fromEntries(
    (['levels', ...heads] as const).map((name) => [t(`detail.table.${name}`), t(`detail.formula.${name}`)]),
  );
  return (
    <Card title={t('detail.table.title')} flush extra={<TableExport overview={overview} table="classes" />}>
      <div className={styles.note}>
        <Legend />
      </div>
      <div className={styles.scroll}>
        <PlainTable
          asCards
          words={3}
          formulas={formulas}
          columns={[
            t('detail.table.class'),
            t('detail.table.teacher'),
            t('detail.table.levels'),
            t('detail.table.sat'),
            ...heads.map((name) => t(`detail.table.${name}`)),
            '',
          ]}
          rows={overview.classes.map((one) => ({
            key: one.classId,
            cells: [
              <b key="name">{one.className}</b>,
              one.teachers.join(t('join')),
              one.levels ? <Share key="share" levels={one.levels} /> : t('detail.table.hidden'),
              <Attendance key="sat" of={one} />,
              <b key="mean">{formatNumber(one.mean)}</b>,
              formatNumber(one.median),
              ...(isWhole ? [formatNumber(one.deviation), formatNumber(one.contribution?.good, 2)] : []),
              <Added key="added" added={one.added} />,
              one.canOpen ? (
                <Button key="open" type="link" size="small" onClick={() => onOpen(one.classId)}>
                  {t('detail.table.open')}
                </Button>
              ) : (
                ''
              ),
            ],
          }))}
        />
      </div>
    </Card>
  );
}

function Legend() {
  const { t } = useTranslation('stageTests');
  return (
    <span className={styles.legend}>
      {StageLevel.options.map((level) => (
        <span key={level}>
          <i className={styles[level]} />
          {t(`level.${level}`)}
        </span>
      ))}
    </span>
  );
}

/** How many of those entered sat, and where the others are. */
function Attendance({ of: { sat, entered, absent, unscored } }: { of: StageClass }) {
  const { t } = useTranslation('stageTests');
  const others = [
    ...(absent > 0 ? [t('detail.absentFact', { count: absent })] : []),
    ...(unscored > 0 ? [t('detail.unscoredFact', { count: unscored })] : []),
  ];
  return (
    <>
      {`${sat} / ${entered}`}
      {others.length > 0 && <small className={styles.moved}>{others.join(t('join'))}</small>}
    </>
  );
}

const WIDE_ENOUGH = 0.09;

/** The levels of a class as one bar. */
function Share({ levels }: { levels: NonNullable<StageClass['levels']> }) {
  const { t } = useTranslation('stageTests');
  const counted = Object.values(levels).reduce((sum, count) => sum + count, 0);
  const shares = StageLevel.options.map((level) => ({
    level,
    count: levels[level],
    share: counted === 0 ? 0 : levels[level] / counted,
  }));
  const words = shares.map(({ level, count, share }) =>
    t('detail.table.share', { level: t(`level.${level}`), share: formatRate(share), count }),
  );
  return (
    <span className={styles.share} role="img" aria-label={words.join(t('join'))} title={words.join(t('join'))}>
      {shares.map(({ level, share }) => (
        <i key={level} className={styles[level]} style={{ width: `${100 * share}%` }}>
          {share >= WIDE_ENOUGH ? Math.round(100 * share) : ''}
        </i>
      ))}
    </span>
  );
}

function Added({ added }: { added: StageClass['added'] }) {
  if (added === null) return formatNumber(null);
  return (
    <span className={`${styles.added} ${styles[added.verdict]}`}>
      <b>{signed(added.mean)}</b>{' '}
      <small>
        {signed(added.low)} ~ {signed(added.high)}
      </small>
    </span>
  );
}
