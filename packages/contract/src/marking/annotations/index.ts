import { z } from 'zod';
import { type Api, endpoint, forStudents, forTeachers, Id, type Message } from '../../kernel/index.js';
import { AnnotatedCopy, Annotation, AnnotationAct, MOST_ACTS, MOST_ANNOTATIONS } from './model.js';

export * from './model.js';

export const annotationsReasons = {
  'in-round': {
    zh: '这一页有题目正由几位老师分别评分，定分之前不能在上面批注',
    en: 'A question of this page is scored separately by several teachers: nothing is drawn on it until its scores stand',
  },
  'too-many-annotations': {
    zh: `这份卷上您的批注太多了（最多 ${MOST_ANNOTATIONS} 处），请先擦去一些`,
    en: `You have too many annotations on this copy (${MOST_ANNOTATIONS} at most): rub some out first`,
  },
} as const satisfies Record<string, Message>;

/** What teachers draw and stamp on the pages of students while they mark on a screen. */
export const annotationsApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/annotation/list',
    access: forTeachers,
    summary:
      'What teachers drew and stamped on copies that one marks; what others put on a page with an answer in a round is left out',
    input: z.object({ homeworkId: Id, studentIds: z.array(Id).min(1).max(50) }),
    output: z.object({ copies: z.array(AnnotatedCopy) }),
  }),
  put: endpoint({
    method: 'POST',
    path: '/api/marking/annotation/put',
    access: forTeachers,
    summary:
      'Puts, moves or takes away own annotations on a copy. Each act carries the version of its annotation: sent twice, or after a later one, it changes nothing',
    input: z.object({ homeworkId: Id, studentId: Id, acts: z.array(AnnotationAct).min(1).max(MOST_ACTS) }),
    output: z.object({ items: z.array(AnnotationAct.pick({ annotationId: true, version: true })) }),
    reasons: annotationsReasons,
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/marking/annotation/pdf',
    access: forTeachers,
    kind: 'file',
    summary: "A student's marked copy as PDF: the pages, what was written, scores and annotations in their places",
    input: z.object({ homeworkId: Id, studentId: Id }),
    output: z.never(),
  }),
  own: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/annotation/own',
    access: forStudents,
    summary: 'What teachers drew and stamped on the own copy, once it came back',
    input: z.object({ homeworkId: Id }),
    output: z.object({ items: z.array(Annotation) }),
  }),
  ownPdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/marking/annotation/own-pdf',
    access: forStudents,
    kind: 'file',
    summary: 'The own copy as it came back, as PDF: the pages, the own writing, scores and annotations in their places',
    input: z.object({ homeworkId: Id }),
    output: z.never(),
  }),
} satisfies Api;
