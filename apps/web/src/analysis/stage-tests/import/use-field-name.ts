import { type StageField, type StageTest, subjectOfField } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';

/** What a column of scores is called: who it is, or the subject. */
export function useFieldName(test: StageTest): (field: StageField) => string {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  return (field) => {
    const subjectId = subjectOfField(field);
    const subject = test.subjects.find((one) => one.subjectId === subjectId);
    if (subject) return names.subject(subject.subjectName);
    return field === 'studentNo' || field === 'name' || field === 'className' ? t(`import.field.${field}`) : field;
  };
}
