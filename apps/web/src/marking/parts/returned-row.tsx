import { useTranslation } from 'react-i18next';
import { StudentRow, type StudentRowProps } from '../../homework/index.js';
import { formatNumber } from '../../platform/time.js';
import { Stars } from './stars.js';
import { starsOfWork } from './stars-of-work.js';

/** A homework of a student; one that came back with its score and stars. */
export function ReturnedRow({ homework, isFirst = false, answered = 0 }: Omit<StudentRowProps, 'children'>) {
  const { t } = useTranslation('marking');
  const { submission, score, totalScore } = homework;
  return (
    <StudentRow homework={homework} isFirst={isFirst} answered={answered}>
      {submission === 'released' && score !== null && (
        <>
          <span>
            {t(totalScore === 100 ? 'back.points' : 'back.pointsOf', {
              score: formatNumber(score),
              total: formatNumber(totalScore),
            })}
          </span>
          <Stars count={starsOfWork(homework)} sizePx={17} />
        </>
      )}
    </StudentRow>
  );
}
