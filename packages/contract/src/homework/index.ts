import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing, Stamp } from '../kernel/index.js';
import { changingApi } from './changing.js';
import { givingApi } from './giving.js';
import { loadApi } from './load.js';
import { missingApi } from './missing.js';
import { HomeworkForTeacher, WorkCategory } from './model.js';
import { ofSchoolApi } from './of-school.js';
import { homeworkOfStudentApi } from './of-student.js';
import { homeworkOfTeacherApi } from './of-teacher.js';
import { photoSlipsApi } from './photo-slips.js';
import { practiceHomeworkApi } from './practice.js';
import { homeworkReasons } from './reasons.js';

import { homeworkRunsApi } from './runs.js';
import { seatFormsApi } from './seat-forms.js';

export * from './audience.js';
export { ChangeForStudent, ChangeForTeacher, ChangeKind, ChangeReason } from './changing.js';
export * from './load.js';
export { isQuiet, MissingStudent } from './missing.js';
export * from './model.js';
export { HomeworkOfSchool } from './of-school.js';
export { TakenBack } from './of-student.js';
export { PhotoSlip } from './photo-slips.js';
export { END_FAR, homeworkReasons, NEEDS_REASON, WISH_USED } from './reasons.js';
export { FreeRun, GivenOfPaper, RunMisfit } from './runs.js';
export { FORMS_ALIKE, FormOfSeats, SeatsOfClass } from './seat-forms.js';

// By part, for who carries no more of it than it calls: the shell and the homes.
export { changingApi, homeworkOfStudentApi, homeworkOfTeacherApi };

const HomeworkId = z.object({ homeworkId: Id });

export const homeworkApi = {
  publish: endpoint({
    method: 'POST',
    path: '/api/homework/publish',
    access: forTeachers,
    summary: 'Publishes a paper to classes as written homework; freezes the paper and attaches or makes its print run',
    input: z.object({
      wishId: givingApi.give.input.shape.wishId,
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      title: z.string().trim().min(1).max(100),
      workCategory: WorkCategory,
      /** Absent: now. */
      pushAt: Stamp.optional(),
      startAt: Stamp,
      endAt: Stamp,
      /** Absent: new copies are made. */
      printRunId: Id.optional(),
      loadReason: givingApi.give.input.shape.loadReason,
      again: givingApi.give.input.shape.again,
    }),
    output: HomeworkForTeacher,
    reasons: givingApi.give.reasons,
  }),
  ...homeworkOfTeacherApi,
  close: endpoint({
    method: 'POST',
    path: '/api/homework/close',
    access: forTeachers,
    summary:
      'Collects now: what was written counts as handed in, the rest as absent. Later ink is kept and flagged late',
    input: HomeworkId,
    output: HomeworkForTeacher,
    reasons: homeworkReasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/homework/withdraw',
    access: forTeachers,
    summary: 'Takes a homework back while nothing is written; its copies are free for another one',
    input: HomeworkId,
    output: Nothing,
    reasons: homeworkReasons,
  }),
  ...homeworkOfStudentApi,
  ...givingApi,
  ...changingApi,
  ...loadApi,
  ...missingApi,
  ...photoSlipsApi,
  ...ofSchoolApi,
  ...practiceHomeworkApi,
  ...homeworkRunsApi,
  ...seatFormsApi,
} satisfies Api;
