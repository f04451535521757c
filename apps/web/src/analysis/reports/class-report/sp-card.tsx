import { analysisApi, type ClassReport, SP_CAUTION } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { WithFormula } from '../../../platform/layout/with-formula.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import type { Open } from './opened.js';
import styles from './sp-card.module.css';

/** Who had which question right, in the order of both, with the two curves and who departs from them. */
export function SpCard({ report: { homeworkId, classId }, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const read = useRead(analysisApi.spTable, { homeworkId, classId });
  return (
    <Card>
      <h2 className={styles.title}>{t('sp.title')}</h2>
      <p className={styles.note}>{t('sp.note')}</p>
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ students }) => students.length === 0}
        empty={<EmptyState title={t('sp.none')} hint={t('sp.noneHint')} />}
      >
        {({ students, questions }) => (
          <>
            <p>{saidOf(students, questions, t)}</p>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('sp.student')}</th>
                    <th scope="col">
                      <WithFormula formula={t('sp.rightFormula')}>{t('sp.right')}</WithFormula>
                    </th>
                    <th scope="col">
                      <WithFormula formula={t('sp.cautionFormula')}>{t('sp.caution')}</WithFormula>
                    </th>
                    {questions.map(({ itemId, no }) => (
                      <th key={itemId} scope="col">
                        <button
                          type="button"
                          aria-label={t('classReport.question', { no })}
                          onClick={() => onOpen({ kind: 'question', itemId })}
                        >
                          {no}
                        </button>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {students.map(({ studentId, name, right, caution, cells }, row) => (
                    <tr key={studentId} className={styles.opens}>
                      <th scope="row">
                        <button type="button" onClick={() => onOpen({ kind: 'student', studentId })}>
                          {name}
                        </button>
                      </th>
                      <td>{right}</td>
                      <td data-odd={isOdd(caution) || undefined}>{formatNumber(caution, 2)}</td>
                      {questions.map(({ itemId, right: hadRight }, column) => (
                        <td
                          key={itemId}
                          className={styles.cell}
                          data-right={cells[column]}
                          data-student-curve={column + 1 === right || undefined}
                          data-question-curve={row + 1 === hadRight || undefined}
                        >
                          {cells[column] ? 1 : 0}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={3}>
                      {t('sp.rightOf')}
                    </th>
                    {questions.map(({ itemId, no, right }) => (
                      <td key={itemId}>
                        <ToQuestion no={no} value={String(right)} onOpen={() => onOpen({ kind: 'question', itemId })} />
                      </td>
                    ))}
                  </tr>
                  <tr>
                    <th scope="row" colSpan={3}>
                      {t('sp.caution')}
                    </th>
                    {questions.map(({ itemId, no, caution }) => (
                      <td key={itemId} data-odd={isOdd(caution) || undefined}>
                        <ToQuestion
                          no={no}
                          value={formatNumber(caution, 2)}
                          onOpen={() => onOpen({ kind: 'question', itemId })}
                        />
                      </td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </div>
            <p className={styles.note}>{t('sp.legend')}</p>
          </>
        )}
      </Screen>
    </Card>
  );
}

/** A figure of a question opens its answers. */
function ToQuestion({ no, value, onOpen }: { no: number; value: string; onOpen: () => void }) {
  const { t } = useTranslation('analysis');
  return (
    <button type="button" aria-label={`${t('classReport.question', { no })} ${value}`} onClick={onOpen}>
      {value}
    </button>
  );
}

const isOdd = (caution: number | null): boolean => caution !== null && caution >= SP_CAUTION;

type Lines = readonly { caution: number | null }[];
type Translate = ReturnType<typeof useTranslation<'analysis'>>['t'];

/** Who is to be looked at, in a sentence. */
function saidOf(students: Lines, questions: Lines, t: Translate): string {
  const odd = {
    students: students.filter(({ caution }) => isOdd(caution)).length,
    questions: questions.filter(({ caution }) => isOdd(caution)).length,
  };
  return odd.students + odd.questions === 0 ? t('sp.allUsual') : t('sp.odd', odd);
}
