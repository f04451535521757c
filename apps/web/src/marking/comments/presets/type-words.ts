import type { QuestionType } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { typeNames } from '../../../questions/index.js';

/** The name of a question type; of none: every type. */
export function useTypeWords(): (type: QuestionType | null) => string {
  const { t } = useTranslation('comments');
  const ofType = useTranslation('questions').t;
  return (type) => (type === null ? t('anyType') : ofType(`type.${typeNames[type]}`));
}
