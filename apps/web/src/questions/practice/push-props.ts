import type { homeworkApi } from '@zhibi/contract/homework';
import type { SchoolClass } from '@zhibi/contract/people';
import type { PracticeLesson, UnitName } from '@zhibi/contract/questions/practice';
import type { z } from 'zod';

/** What was made by a push. */
export type Pushed = z.output<typeof homeworkApi.pushPractice.output>;

export interface PushDrawerProps {
  /** Undefined closes. */
  lesson: PracticeLesson | undefined;
  /** `null`: every layer its own unit. */
  unit: UnitName | null;
  subjectId: number;
  classId: string | undefined;
  classes: readonly SchoolClass[];
  onPushed: (pushed: Pushed) => void;
  onClose: () => void;
}

export type PushFieldsProps = Omit<PushDrawerProps, 'lesson'> & { lesson: PracticeLesson };
