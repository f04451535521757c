import type { PeriodLine, PeriodReport } from '@zhibi/contract/analysis/period-report';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatShortDay } from '../../../platform/time.js';
import layout from '../report/figures.module.css';
import { PointsFigure, QuestionsFigure } from './answers-figure.js';
import type { Opened } from './behind-drawer.js';
import { LinesFigure } from './lines-figure.js';
import { NumberButtons } from './number-buttons.js';
import styles from './period-report.module.css';
import { WeeksFigure } from './weeks-figure.js';

interface FiguresProps {
  report: PeriodReport;
  onOpen: (opened: Opened) => void;
  onLine: ((line: PeriodLine) => void) | undefined;
}

/** Plain numbers, then what they are made of: lines, weeks, knowledge points, questions. */
export function Figures({ report, onOpen, onLine }: FiguresProps) {
  const { t } = useTranslation('periodReport');
  const { total, weeks, points, questions, leftOut } = report;
  if (total.results === 0)
    return (
      <Card>
        <EmptyState title={t(leftOut > 0 ? 'emptyHidden' : 'empty')} hint={t('emptyHint')} />
      </Card>
    );
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <NumberButtons total={total} onOpen={() => onOpen({ name: t('behind.all') })} />
      {leftOut > 0 && <p className={styles.quiet}>{t('leftOut', { count: leftOut })}</p>}
      <div className={layout.figures}>
        <Card>
          <LinesFigure report={report} onOpen={onLine} />
        </Card>
        <Card>
          <WeeksFigure
            weeks={weeks}
            onOpen={(week) => onOpen({ name: t('weekOf', { day: formatShortDay(week) }), week })}
          />
        </Card>
        <Card>
          <PointsFigure
            points={points}
            onOpen={(knowledgeId) =>
              onOpen({
                name: named(
                  points.map((one) => ({ id: one.knowledgeId, name: one.title })),
                  knowledgeId,
                ),
                knowledgeId,
              })
            }
          />
        </Card>
        <Card>
          <QuestionsFigure
            questions={questions}
            onOpen={(questionId) =>
              onOpen({
                name: named(
                  questions.map((one) => ({ id: one.questionId, name: one.words })),
                  questionId,
                ),
                questionId,
              })
            }
          />
        </Card>
      </div>
    </>
  );
}
