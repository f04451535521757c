import type { LessonBoard } from '@zhibi/contract/classroom';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { askedTask } from './asked-task.js';
import { cardOwners } from './card-numbers.js';
import { CardsOfTask } from './cards-of-task.js';
import styles from './code-cards.module.css';
import { Cards } from './print-drawer.js';

/** Cards held up in class, read by the camera of whatever the teacher has in hand. */
export function CameraDrawer({ board, open, onClose }: { board: LessonBoard; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('codeCards');
  const task = askedTask(board);
  return (
    <Drawer open={open} onClose={onClose} size="wide" title={t('title')}>
      <div className={styles.fields}>
        {task ? (
          // Another question, or another round: the camera is closed, so that cards still up from the last one are no answers.
          <CardsOfTask
            key={`${task.taskId} ${task.round}`}
            lessonId={board.lessonId}
            task={task}
            owners={cardOwners(board.students)}
          />
        ) : (
          <Alert type="info" showIcon title={t('notNow')} />
        )}
        <Cards students={board.students} />
      </div>
    </Drawer>
  );
}
