import type { ClassReport } from '@zhibi/contract/analysis';
import { type AnswerToMark, markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../../marking/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { InkOfAnswer } from '../../parts/report/ink-of-answer.js';
import styles from '../../parts/report/question-answers.module.css';
import { useMayMark } from '../../parts/report/use-may-mark.js';
import { whoSat } from './behind.js';
import type { Open } from './opened.js';
import { Students } from './student-list.js';

interface QuestionAnswersProps {
  report: ClassReport;
  itemId: string;
  onOpen: Open;
}

/** A question with what the class wrote; who may not mark sees whose answers these are. */
export function QuestionAnswers({ report, itemId, onOpen }: QuestionAnswersProps) {
  const { t } = useTranslation('analysis');
  const mayMark = useMayMark();
  const question = report.questions.find((one) => one.itemId === itemId);
  if (!question) return null;
  const { rate, discrimination, maxScore } = question;
  const facts = [
    t('classReport.rateIs', { rate: formatRate(rate) }),
    t('classReport.fullScore', { score: formatNumber(maxScore) }),
    t('classReport.discriminationIs', { value: formatNumber(discrimination, 2) }),
  ];
  const sat = whoSat(report);
  return (
    <>
      <p className={styles.facts}>
        <span>{facts.join(' · ')}</span>
        {mayMark && (
          <Go to={`/markFull?homework=${report.homeworkId}&item=${itemId}`}>{t('classReport.markQuestion')}</Go>
        )}
      </p>
      {mayMark ? (
        <Answers report={report} itemId={itemId} maxScore={maxScore} onOpen={onOpen} />
      ) : (
        <Students report={report} rows={report.rows.filter((row) => sat.includes(row.studentId))} onOpen={onOpen} />
      )}
    </>
  );
}

/** The lowest scores first: that is what the class has to talk about. */
const lowestFirst = (answers: readonly AnswerToMark[]) =>
  [...answers].sort((a, b) => (a.score ?? Number.POSITIVE_INFINITY) - (b.score ?? Number.POSITIVE_INFINITY));

interface AnswersProps extends QuestionAnswersProps {
  maxScore: number;
}

function Answers({ report: { homeworkId, classId }, itemId, maxScore, onOpen }: AnswersProps) {
  const { t } = useTranslation('analysis');
  const asked = useRead(markingApi.items, { homeworkId }).data?.items.find((one) => one.itemId === itemId);
  const read = useRead(markingApi.answers, { homeworkId, itemId, classId });
  return (
    <>
      {asked && (
        <div className={styles.asked}>
          <QuestionText body={asked.body} />
        </div>
      )}
      <Screen
        read={read}
        skeleton={{ cards: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('classReport.noAnswer')} hint={t('classReport.noAnswerHint')} />}
      >
        {({ items }) => (
          <ul className={styles.answers}>
            {lowestFirst(items).map((answer) => (
              <InkOfAnswer
                key={answer.answerId}
                answer={answer}
                maxScore={maxScore}
                onOpen={() => onOpen({ kind: 'student', studentId: answer.studentId })}
              />
            ))}
          </ul>
        )}
      </Screen>
    </>
  );
}
