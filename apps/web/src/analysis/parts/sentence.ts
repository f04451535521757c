import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Clause } from './findings.js';

/** Clauses as a title. */
export function sentenceOf(t: TFunction<'analysis'>, clauses: readonly Clause[]): string {
  const say = ({ says, count = 0, score = 0, percent = 0, title = '', numbers = [] }: Clause) =>
    t(`classReport.said.${says}`, { count, score, percent, title, numbers: numbers.join(t('classReport.numberJoin')) });
  return clauses.map(say).join(t('classReport.clauseJoin'));
}

/** Says clauses in the language of the moment. */
export function useSentence(): (clauses: readonly Clause[]) => string {
  const { t } = useTranslation('analysis');
  return (clauses) => sentenceOf(t, clauses);
}
