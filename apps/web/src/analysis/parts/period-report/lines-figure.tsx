import type { PeriodLine, PeriodReport } from '@zhibi/contract/analysis/period-report';
import { useTranslation } from 'react-i18next';
import { SentenceFigure } from '../sentence-figure.js';
import { figureCells, useFigureColumns } from './figure-columns.js';
import { saidOfLines } from './findings.js';
import { RateRows } from './rate-rows.js';
import { useLineName } from './use-line-name.js';

interface LinesFigureProps {
  report: PeriodReport;
  /** Absent where a line leads no further. */
  onOpen: ((line: PeriodLine) => void) | undefined;
}

/** Schools, grades, classes or homework beside each other. */
export function LinesFigure({ report, onOpen }: LinesFigureProps) {
  const { t } = useTranslation('periodReport');
  const nameOf = useLineName();
  const { columns, formulas } = useFigureColumns(t(`levels.${report.by}`));
  const said = saidOfLines(report, nameOf);
  const note = report.by === 'homework' ? 'paperNote' : 'lineNote';
  const noteOf = ({ hidden, figures }: PeriodLine) => {
    if (hidden) return t('hidden');
    return figures.results === 0 ? t('nothing') : t('copies', { count: figures.marked });
  };
  return (
    <SentenceFigure
      sentence={t(`said.${said.says}`, said.with)}
      {...(onOpen && { note: t(note) })}
      table={{
        columns,
        formulas,
        rows: report.lines.map((line) => ({
          key: line.id,
          opens: onOpen && line.figures.results > 0 ? () => onOpen(line) : undefined,
          cells: line.hidden ? [nameOf(line), t('hidden')] : [nameOf(line), ...figureCells(line.figures)],
        })),
      }}
    >
      <RateRows
        rows={report.lines.map((line) => ({
          key: line.id,
          name: nameOf(line),
          rate: line.figures.rate,
          note: noteOf(line),
          formula: t('formula.rate'),
          onOpen: onOpen && line.figures.results > 0 ? () => onOpen(line) : undefined,
        }))}
      />
    </SentenceFigure>
  );
}
