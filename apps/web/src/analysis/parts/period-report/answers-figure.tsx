import type { PeriodPoint, PeriodQuestion } from '@zhibi/contract/analysis/period-report';
import { useTranslation } from 'react-i18next';
import { Line } from '../../../platform/rich/line.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { SentenceFigure } from '../sentence-figure.js';
import { type Said, saidOfPoints, saidOfQuestions } from './findings.js';
import { RateRows } from './rate-rows.js';

/** So many rows are read at a glance; the table behind has them all. */
const MOST_SHOWN = 10;

/** Knowledge points with their intervals, the weakest first. */
export function PointsFigure({ points, onOpen }: { points: readonly PeriodPoint[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('periodReport');
  const rows = points.map(({ knowledgeId, title, ...one }) => ({ id: knowledgeId, name: title, ...one }));
  return (
    <AnswersFigure
      said={saidOfPoints([...points])}
      note={t('pointNote')}
      first={t('column.point')}
      rows={rows}
      onOpen={onOpen}
    />
  );
}

/** Questions with their intervals, the hardest first. */
export function QuestionsFigure({
  questions,
  onOpen,
}: {
  questions: readonly PeriodQuestion[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('periodReport');
  const rows = questions.map(({ questionId, words, ...one }) => ({ id: questionId, name: words, ...one }));
  return (
    <AnswersFigure
      said={saidOfQuestions([...questions])}
      note={t('questionNote')}
      first={t('column.question')}
      rows={rows}
      onOpen={onOpen}
    />
  );
}

interface AnswersFigureProps {
  said: Said;
  note: string;
  first: string;
  rows: readonly (Pick<PeriodPoint, 'rate' | 'answers' | 'results'> & { id: string; name: string })[];
  onOpen: (id: string) => void;
}

function AnswersFigure({ said, note, first, rows, onOpen }: AnswersFigureProps) {
  const { t } = useTranslation('periodReport');
  const names = ['answers', 'results', 'rate', 'low', 'high'] as const;
  const formulas = {
    answers: t('formula.answers'),
    results: t('formula.results'),
    rate: t('formula.answerRate'),
    low: t('formula.interval'),
    high: t('formula.interval'),
  };
  const more = rows.length - MOST_SHOWN;
  return (
    <SentenceFigure
      sentence={t(`said.${said.says}`, said.with)}
      note={more > 0 ? `${note} · ${t('more', { count: more })}` : note}
      table={{
        columns: [first, ...names.map((name) => t(`column.${name}`))],
        formulas: Object.fromEntries(names.map((name) => [t(`column.${name}`), formulas[name]])),
        rows: rows.map(({ id, name, answers, results, rate }) => ({
          key: id,
          opens: () => onOpen(id),
          cells: [
            <Line key="name" text={name} />,
            formatNumber(answers),
            formatNumber(results),
            ...[rate.rate, rate.low, rate.high].map(formatRate),
          ],
        })),
      }}
    >
      <RateRows
        rows={rows.slice(0, MOST_SHOWN).map(({ id, name, rate, answers }) => ({
          key: id,
          name,
          drawn: <Line text={name} />,
          rate: rate.rate,
          range: rate,
          note: t('answers', { count: answers }),
          formula: `${formulas.rate} · ${formatRate(rate.low)}–${formatRate(rate.high)}`,
          onOpen: () => onOpen(id),
        }))}
      />
    </SentenceFigure>
  );
}
