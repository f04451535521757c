import { flawsOf, type SpokenForTeacher, type SpokenRow } from '@zhibi/contract/homework/spoken';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber } from '../../../platform/time.js';
import { usePhone } from '../../../platform/window-width.js';
import { bareCard } from '../parts/bare-card.js';
import { formatSeconds } from '../parts/format-seconds.js';
import { scoreOf } from '../parts/marks.js';
import { Submitted } from '../parts/submitted.js';
import { TaskScreen } from '../parts/task-screen.js';

const columns = ['student', 'submitted', 'tries', 'length', 'pace', 'pauses', 'state', 'score', 'actions'] as const;

/** What came for one spoken homework: each student's last recording, what was measured of it, and the score. */
export function Page() {
  return (
    <TaskScreen place="detail">
      {({ task, rows, onListen }) => <Rows task={task} rows={rows} onListen={onListen} />}
    </TaskScreen>
  );
}

interface RowsProps {
  task: SpokenForTeacher;
  rows: readonly SpokenRow[];
  onListen: (studentId: string) => void;
}

function Rows({ task, rows, onListen }: RowsProps) {
  const { t } = useTranslation('spoken');
  const isPhone = usePhone();
  return (
    <Card flush>
      <PlainTable
        columns={columns.map((one) => t(`column.${one}`))}
        formulas={{ [t('column.pace')]: t('paceHint') }}
        words={2}
        withActions
        asCards
        rows={rows.map((row) => ({
          key: row.studentId,
          cells: isPhone && row.last === null ? bareCard(cellsOf(row)) : cellsOf(row),
        }))}
      />
    </Card>
  );

  function cellsOf(row: SpokenRow) {
    const { name, last, tries, pace, verdict } = row;
    const measures = last?.measures;
    const longest = formatNumber((measures?.longestPauseMs ?? 0) / 1000);
    return [
      name,
      <Submitted key="submitted" row={row} />,
      String(tries),
      measures ? formatSeconds(measures.durationMs) : ABSENT,
      pace === null ? ABSENT : t('perMinute', { count: pace }),
      measures ? (measures.pauses > 0 ? t('pausesOf', { count: measures.pauses, longest }) : t('noPause')) : ABSENT,
      <State key="state" row={row} items={task.items} />,
      formatNumber(scoreOf(row)),
      <span key="listen">
        {last && (
          <Button type="link" onClick={() => onListen(row.studentId)}>
            {t('listen')}
          </Button>
        )}
        {verdict?.redo && <StatusTag tone="wait">{t('redoAsked')}</StatusTag>}
      </span>,
    ];
  }
}

/** What is amiss with the sound, and whose recording it is as well. */
function State({ row: { last, sameAs }, items }: { row: SpokenRow; items: readonly string[] }) {
  const { t } = useTranslation('spoken');
  if (!last) return <>{ABSENT}</>;
  const flaws = flawsOf(last.measures, items);
  return (
    <>
      {flaws.length === 0 && sameAs.length === 0 && <StatusTag tone="done">{t('fine')}</StatusTag>}
      {flaws.map((flaw) => (
        <StatusTag key={flaw} tone={flaw === 'silent' ? 'bad' : 'warn'}>
          {t(`flaw.${flaw}`)}
        </StatusTag>
      ))}
      {sameAs.length > 0 && <StatusTag tone="bad">{t('same', { names: sameAs.join(' ') })}</StatusTag>}
    </>
  );
}
