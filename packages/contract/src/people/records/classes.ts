import { z } from 'zod';
import {
  type Api,
  endpoint,
  fieldRules,
  forAdministrators,
  forOverseers,
  Id,
  Nothing,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { ClassRecord, SubjectOffer } from './model.js';

const Gid = wholeNumber({ min: 1, max: 12 });
const nameReason = {
  'name-taken': { zh: '该年级已有同名班级', en: 'The grade already has a class of this name' },
  'grade-outside': { zh: '本校没有这个年级', en: 'The school does not have this grade' },
};

/** Keeping classes and the subjects that the school offers. */
export const classRecordsApi = {
  classRecords: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/class/list',
    access: forOverseers,
    summary: 'The classes of the school by grade, living ones or ended ones, and the grades it may have',
    input: z.object({ ended: z.boolean().optional() }),
    output: z.object({
      items: z.array(ClassRecord),
      firstGid: Gid,
      lastGid: Gid,
      can: z.object({ create: z.boolean() }),
    }),
  }),
  classRecord: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/class/detail',
    access: forOverseers,
    summary: 'One class',
    input: z.object({ classId: Id }),
    output: ClassRecord,
  }),
  createClasses: endpoint({
    method: 'POST',
    path: '/api/school/class/create',
    access: forAdministrators,
    summary: 'Opens classes of a grade',
    input: z.object({ gid: Gid, names: z.array(fieldRules.className).min(1).max(40) }),
    output: z.object({ classIds: z.array(z.string()) }),
    reasons: nameReason,
  }),
  changeClass: endpoint({
    method: 'POST',
    path: '/api/school/class/change',
    access: forAdministrators,
    summary: 'Changes name, grade, head teacher and who teaches what in a class',
    input: z.object({
      classId: Id,
      revision: Revision,
      className: fieldRules.className,
      gid: Gid,
      headTeacherId: Id.nullable(),
      lessons: z.array(z.object({ subjectId: wholeNumber({ min: 1 }), teacherId: Id })).max(60),
    }),
    output: ClassRecord,
    reasons: {
      ...nameReason,
      'subject-outside': {
        zh: '所选学科与班级的学段不符，或本校未开设',
        en: 'The subject does not belong to the stage of the class, or the school does not offer it',
      },
    },
  }),
  endClass: endpoint({
    method: 'POST',
    path: '/api/school/class/end',
    access: forAdministrators,
    summary: 'Ends a class that is empty, or whose students move into another one',
    input: z.object({ classId: Id, revision: Revision, moveTo: Id.nullable() }),
    output: ClassRecord,
    reasons: {
      'has-students': {
        zh: '班里还有学生，请选择他们要转入的班级',
        en: 'There are students in it: choose their new class',
      },
    },
  }),
  subjectOffers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/subject/list',
    access: forOverseers,
    summary: 'The subjects of the stages of the school: which are offered, and who teaches them',
    input: Nothing,
    output: z.object({ items: z.array(SubjectOffer), can: z.object({ edit: z.boolean() }) }),
  }),
  offerSubject: endpoint({
    method: 'POST',
    path: '/api/school/subject/offer',
    access: forAdministrators,
    summary: 'The school offers a subject, or no longer does',
    input: z.object({ subjectId: wholeNumber({ min: 1 }), offered: z.boolean() }),
    output: Nothing,
    reasons: {
      'still-taught': {
        zh: '还有教师在任教该学科，请先调整任课',
        en: 'It is still being taught: change the lessons first',
      },
      'last-subject': { zh: '至少保留一门学科', en: 'At least one subject must stay' },
    },
  }),
} satisfies Api;
