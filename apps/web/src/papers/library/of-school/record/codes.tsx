import type { CodesOfRun, TechnicalRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../platform/layout/card.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { StatusTag, type StatusTone } from '../../../../platform/layout/status-tag.js';
import { formatNear } from '../../../../platform/time.js';
import detail from '../../parts/paper.module.css';
import styles from './record.module.css';

type Run = TechnicalRecord['runs'][number];

const tones: Record<Run['status'], StatusTone> = { waiting: 'wait', ready: 'done', failed: 'bad' };
const columns = ['made', 'kind', 'classes', 'rule', 'range', 'revision', 'copies', 'pages'] as const;

/** Runs come newest first: of a revision the last of them was the first print, the others are reprints. */
const isFirst = (runs: readonly Run[], run: Run) =>
  runs.findLast(({ revision }) => revision === run.revision)?.printRunId === run.printRunId;

/** What was taken out of the ledger of page codes, by print run and code rule. */
export function Codes({ record: { runs } }: { record: TechnicalRecord }) {
  const { t } = useTranslation('library');
  const rows = runs.flatMap((run) =>
    (run.codes.length === 0 ? [undefined] : run.codes).map((codes) => ({
      key: `${run.printRunId} ${codes?.codeRule}`,
      cells: [
        formatNear(run.createdAt),
        <span key="kind">
          {t(isFirst(runs, run) ? 'ofSchool.first' : 'ofSchool.reprint')}{' '}
          <StatusTag tone={tones[run.status]}>{t(`ofSchool.status.${run.status}`)}</StatusTag>
        </span>,
        <span key="classes" translate="no">
          {run.classNames.join(' · ')}
        </span>,
        <Code key="rule">{codes?.codeRule}</Code>,
        <Code key="range">{rangeOf(codes)}</Code>,
        run.revision,
        codes?.copies ?? 0,
        codes?.pages ?? 0,
      ],
    })),
  );
  return (
    <Card className={detail.card ?? ''} title={t('ofSchool.codes')} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <EmptyState title={t('ofSchool.noRuns')} hint={t('ofSchool.noRunsHint')} />
      ) : (
        <>
          <p className={styles.note}>{t('ofSchool.codesNote')}</p>
          <PlainTable asCards words={5} columns={columns.map((one) => t(`ofSchool.codeColumn.${one}`))} rows={rows} />
        </>
      )}
    </Card>
  );
}

const rangeOf = (codes: CodesOfRun | undefined) => codes && `${codes.first} – ${codes.last}`;

const Code = ({ children }: { children: string | undefined }) => <span className={styles.code}>{children}</span>;
