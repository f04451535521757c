import type { PeriodReport } from '@zhibi/contract/analysis/period-report';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatRate, formatShortDay } from '../../../platform/time.js';
import { heatOf, percentOf } from '../rates.js';
import { SentenceFigure } from '../sentence-figure.js';
import { figureCells, useFigureColumns } from './figure-columns.js';
import { saidOfWeeks } from './findings.js';
import styles from './weeks-figure.module.css';

interface WeeksFigureProps {
  weeks: PeriodReport['weeks'];
  onOpen: (week: string) => void;
}

/** Score rates week by week, the oldest first; a week opens its homework. */
export function WeeksFigure({ weeks, onOpen }: WeeksFigureProps) {
  const { t } = useTranslation('periodReport');
  const { columns, formulas } = useFigureColumns(t('column.week'));
  const said = saidOfWeeks(weeks);
  return (
    <SentenceFigure
      sentence={t(`said.${said.says}`, said.with)}
      note={t('weekNote')}
      table={{
        columns,
        formulas,
        rows: weeks.map(({ on, figures }) => ({
          key: on,
          cells: [on, ...figureCells(figures)],
          opens: figures.rate === null ? undefined : () => onOpen(on),
        })),
      }}
    >
      <div className={styles.scroll}>
        <ol className={styles.weeks}>
          {weeks.map(({ on, figures }) => (
            <li key={on}>
              <Tooltip
                title={`${t('weekOf', { day: formatShortDay(on) })} · ${t('copies', { count: figures.marked })}`}
              >
                <button
                  type="button"
                  disabled={figures.rate === null}
                  aria-label={t('rowLabel', {
                    name: t('weekOf', { day: formatShortDay(on) }),
                    rate: formatRate(figures.rate),
                  })}
                  onClick={() => onOpen(on)}
                >
                  <b>{figures.rate === null ? '' : percentOf(figures.rate)}</b>
                  <i style={{ height: `${(figures.rate ?? 0) * 96}px`, background: heatOf(figures.rate)?.fill }} />
                  <span>{formatShortDay(on)}</span>
                </button>
              </Tooltip>
            </li>
          ))}
        </ol>
      </div>
    </SentenceFigure>
  );
}
