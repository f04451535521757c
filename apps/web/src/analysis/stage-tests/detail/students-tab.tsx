import { type StageOverview, type StageStudents, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import { heldDay } from '../parts/held-day.js';
import styles from './detail.module.css';
import { signed } from './findings.js';
import { TableExport } from './table-export.js';
import type { DetailPlace } from './use-detail-place.js';
import { useRankText } from './use-rank-text.js';

const AcrossDrawer = onDemand(
  () => import('./across-drawer.js').then((module) => module.AcrossDrawer),
  ({ student }) => student !== null,
);

type Row = StageStudents['rows'][number];
interface StudentsTabProps {
  overview: StageOverview;
  place: DetailPlace;
}

/** The students of a class by number; of places only what the policy of the test shows this reader. */
export function StudentsTab({ overview, place }: StudentsTabProps) {
  const { t } = useTranslation('stageTests');
  const { testId, subjectId, can, others, classes } = overview;
  const open = classes.filter(({ canOpen }) => canOpen);
  const classId = open.some((one) => one.classId === place.classId) ? place.classId : open[0]?.classId;
  const asked = {
    testId,
    subjectId,
    ...(classId ? { classId } : {}),
    ...(place.againstId ? { againstId: place.againstId } : {}),
  };
  const read = useRead(stageTestsApi.students, can.students ? asked : null, { keepOld: true });
  if (!can.students)
    return (
      <Card>
        <EmptyState title={t('detail.students.none')} hint={t('detail.students.noneHint')} />
      </Card>
    );
  return (
    <Card
      title={t('detail.students.title')}
      flush
      extra={
        <span className={styles.filters}>
          <Select
            aria-label={t('detail.students.class')}
            popupMatchSelectWidth={false}
            value={classId ?? null}
            options={open.map((one) => ({ value: one.classId, label: one.className }))}
            onChange={place.ofClass}
          />
          {others.length > 0 && (
            <Select
              aria-label={t('detail.students.against')}
              popupMatchSelectWidth={false}
              value={place.againstId ?? read.data?.against?.testId ?? ''}
              options={[
                { value: '', label: t('detail.students.noAgainst') },
                ...others.map((one) => ({ value: one.testId, label: `${one.name} · ${heldDay(one.heldOn)}` })),
              ]}
              onChange={(id) => place.toAgainst(id === '' ? null : id)}
            />
          )}
          <TableExport overview={overview} table="students" classId={classId} againstId={place.againstId} />
        </span>
      }
    >
      <Screen
        read={read}
        skeleton={{ rows: 8 }}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('detail.students.none')} hint={t('detail.bins.none')} />}
      >
        {(students) => <Table students={students} isAssigned={isAssigned(overview)} />}
      </Screen>
    </Card>
  );
}

const isAssigned = ({ subjects, subjectId }: StageOverview): boolean =>
  subjects.some((one) => one.subjectId === subjectId && one.isAssigned);

function Table({
  students: { rows, shown, against },
  isAssigned: hasPoints,
}: {
  students: StageStudents;
  isAssigned: boolean;
}) {
  const { t } = useTranslation('stageTests');
  const rankText = useRankText();
  const [student, setStudent] = useState<Row | null>(null);
  const hasLevel = shown !== 'none';
  const hasRank = shown === 'band' || shown === 'exact';
  const formulas = {
    [t('detail.students.assigned')]: t('detail.formula.assigned'),
    [t('detail.students.level')]: t('detail.formula.levels'),
    [t('detail.students.change')]: t('detail.formula.change'),
    [t('detail.students.rank')]: t('detail.formula.rank'),
  };
  return (
    <>
      <PlainTable
        asCards
        words={2}
        formulas={formulas}
        columns={[
          t('detail.students.name'),
          t('detail.students.no'),
          t('detail.students.score'),
          ...(hasPoints ? [t('detail.students.assigned')] : []),
          ...(hasLevel ? [t('detail.students.level')] : []),
          ...(against ? [t('detail.students.change')] : []),
          ...(hasRank ? [t('detail.students.rank')] : []),
          '',
        ]}
        rows={rows.map((row) => ({
          key: row.studentId,
          cells: [
            <span key="name">
              {row.name}
              {row.movedTo !== null && (
                <small className={styles.moved}>
                  {row.movedTo === '' ? t('detail.students.left') : t('detail.students.moved', { name: row.movedTo })}
                </small>
              )}
            </span>,
            row.studentNo,
            row.absent && row.score === null ? (
              t('detail.students.absent')
            ) : (
              <b key="score">{formatNumber(row.score)}</b>
            ),
            ...(hasPoints ? [formatNumber(row.assigned)] : []),
            ...(hasLevel ? [row.level === null ? formatNumber(null) : t(`level.${row.level}`)] : []),
            ...(against ? [row.change === null ? formatNumber(null) : signed(row.change)] : []),
            ...(hasRank ? [rankText(row.rank)] : []),
            <Button key="across" type="link" size="small" onClick={() => setStudent(row)}>
              {t('detail.students.across')}
            </Button>,
          ],
        }))}
      />
      <AcrossDrawer student={student} onClose={() => setStudent(null)} />
    </>
  );
}
