import type { Answering } from '../question.js';
import {
  answerGivenHomework,
  answerImports,
  answerOffers,
  answerOverLimit,
  answerSchoolToday,
  answerStudentClass,
  answerStudentsCount,
  answerSubjects,
  answerTeachersCount,
  answerTeachersOfClass,
  answerThumbs,
  answerWalls,
  answerYearState,
} from './school.js';

/** What answers who leads a school, beside what answers teachers too. */
export const ofLeaders = {
  'teachers-count': answerTeachersCount,
  'teachers-of-class': answerTeachersOfClass,
  'students-count': answerStudentsCount,
  'student-class': answerStudentClass,
  'given-homework': answerGivenHomework,
  'over-limit': answerOverLimit,
  'subjects-offered': answerSubjects,
  imports: answerImports,
  'year-state': answerYearState,
  'shelf-offers': answerOffers,
  'school-today': answerSchoolToday,
  walls: answerWalls,
  'thumbs-read': answerThumbs,
} as const satisfies Record<string, Answering>;
