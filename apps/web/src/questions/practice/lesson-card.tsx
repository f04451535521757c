import type { PracticeLesson, UnitName } from '@zhibi/contract/questions/practice';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { BringBack } from './bring-back.js';
import styles from './lessons.module.css';
import { UnitRow } from './unit-row.js';

interface LessonCardProps {
  lesson: PracticeLesson;
  subjectId: number;
  onLook: (unit: UnitName) => void;
  /** `null`: every layer its own unit. */
  onPush: (unit: UnitName | null) => void;
}

/** A lesson: where it stands, its units, and all of them given by layers. */
export function LessonCard({ lesson, subjectId, onLook, onPush }: LessonCardProps) {
  const { t } = useTranslation('practice');
  const { title, above, units } = lesson;
  return (
    <Card
      title={
        <span className={styles.title}>
          {above.length > 0 && <span className={styles.above}>{above.join(' / ')} / </span>}
          {title}
        </span>
      }
      extra={
        units.length > 0 && (
          <Button size="small" onClick={() => onPush(null)}>
            {t('pushLayered')}
          </Button>
        )
      }
    >
      {units.length === 0 && <NoQuestions lesson={lesson} />}
      {units.map((unit) => (
        <UnitRow
          key={unit.unit}
          lesson={lesson}
          unit={unit}
          subjectId={subjectId}
          onLook={() => onLook(unit.unit)}
          onPush={() => onPush(unit.unit)}
        />
      ))}
    </Card>
  );
}

/** What to do first where a lesson cannot be practised yet. */
function NoQuestions({ lesson: { chapterId, aside } }: { lesson: PracticeLesson }) {
  const { t } = useTranslation('practice');
  if (aside.length > 0)
    return (
      <div className={styles.none}>
        <span>{t('empty.aside')}</span>
        <BringBack chapterId={chapterId} questionIds={aside} />
      </div>
    );
  return (
    <div className={styles.none}>
      <span>{t('empty.lesson')}</span>
      <span>{t('empty.lessonHint')}</span>
      <Go to="/paperTest/addQues">{t('empty.write')}</Go>
      <Go to="/source/import">{t('empty.import')}</Go>
    </div>
  );
}
