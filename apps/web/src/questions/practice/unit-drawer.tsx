import { questionsApi } from '@zhibi/contract/questions';
import { type PracticeLesson, type PracticeUnit, practiceApi, type UnitName } from '@zhibi/contract/questions/practice';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Screen } from '../../platform/screen.js';
import { BringBack } from './bring-back.js';
import styles from './drawer.module.css';
import { UnitQuestion } from './unit-question.js';

export interface UnitDrawerProps {
  /** Undefined closes. */
  lesson: PracticeLesson | undefined;
  unit: UnitName | null;
  classId: string | undefined;
  onClose: () => void;
}

/** The questions of a unit; each can be swapped for another one of the lesson. */
export function UnitDrawer({ lesson, unit: name, classId, onClose }: UnitDrawerProps) {
  const { t } = useTranslation('practice');
  const unit = lesson?.units.find((one) => one.unit === name);
  const title = lesson && name ? t('drawer.title', { lesson: lesson.title, unit: t(`unit.${name}`) }) : '';
  return (
    <Drawer
      title={title}
      size="wide"
      open={unit !== undefined}
      onClose={onClose}
      extra={lesson && lesson.aside.length > 0 && <BringBack chapterId={lesson.chapterId} questionIds={lesson.aside} />}
    >
      {lesson && unit && <Questions lesson={lesson} unit={unit} classId={classId} />}
    </Drawer>
  );
}

function Questions({
  lesson,
  unit,
  classId,
}: {
  lesson: PracticeLesson;
  unit: PracticeUnit;
  classId: string | undefined;
}) {
  const { t } = useTranslation('practice');
  const { chapterId, aside } = lesson;
  const [swapped, setSwapped] = useState<string | null>(null);
  const questions = useRead(questionsApi.detail, { questionIds: unit.questionIds }, { keepOld: true });
  const swap = useWrite(practiceApi.swap, [practiceApi.lessons], {
    onDone: (_, { questionId }) => setSwapped(questionId),
  });
  const back = useWrite(practiceApi.bringBack, [practiceApi.lessons], { onDone: () => setSwapped(null) });
  return (
    <>
      <p className={styles.note}>{unit.spare > 0 ? t('drawer.spare', { count: unit.spare }) : t('drawer.noSpare')}</p>
      {swapped !== null && aside.includes(swapped) && (
        <Alert
          className={styles.swapped}
          type="info"
          showIcon
          title={t('drawer.swapped')}
          action={
            <Button
              size="small"
              loading={back.isPending}
              onClick={() => back.mutate({ chapterId, questionIds: [swapped] })}
            >
              {t('drawer.undo')}
            </Button>
          }
        />
      )}
      <Screen read={questions} skeleton={{ rows: 10 }}>
        {({ items }) => (
          <div className={styles.questions}>
            {items.map((question, at) => (
              <UnitQuestion
                key={question.questionId}
                no={at + 1}
                question={question}
                canSwap={unit.spare > 0}
                isSwapping={swap.isPending && swap.variables.questionId === question.questionId}
                onSwap={() => swap.mutate({ chapterId, questionId: question.questionId, classId })}
              />
            ))}
          </div>
        )}
      </Screen>
    </>
  );
}
