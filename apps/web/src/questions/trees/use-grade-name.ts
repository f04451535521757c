import { useTranslation } from 'react-i18next';
import { gradeName } from '../parts/grade-names.js';

/** The words of a grade, standing alone. */
export function useGradeName(): (gid: number) => string {
  const { t } = useTranslation('questions');
  return (gid) => {
    const name = gradeName(gid);
    return name === undefined ? '--' : t(`grade.${name}`).replace(/,\s*$/, '');
  };
}
