import { grouped } from '@zhibi/contract/kernel';
import type { TeacherRecord } from '@zhibi/contract/people/records';
import { listed } from '../../../platform/listed.js';

/** What a teacher teaches in one line, subject by subject: 初中数学 八年级(1)班、八年级(2)班. */
export const lessonWords = (lessons: TeacherRecord['lessons'], nameOf: (subject: string) => string): string =>
  [...grouped(lessons, ({ subjectName }) => subjectName)]
    .map(([subject, list]) => `${nameOf(subject)} ${listed(list.map(({ className }) => className))}`)
    .join('；');
