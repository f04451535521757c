import { useTranslation } from 'react-i18next';
import { gradeName } from './grade-names.js';

/** A grade by itself; the words of the questions end as they stand before the title of a volume. '' for no grade. */
export function useGradeWords(): (gid: number) => string {
  const { t } = useTranslation('questions');
  return (gid) => {
    const name = gradeName(gid);
    return name === undefined ? '' : t(`grade.${name}`).replace(/[,\s]+$/, '');
  };
}
