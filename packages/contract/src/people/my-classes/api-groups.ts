import { z } from 'zod';
import {
  type Api,
  asShown,
  Day,
  endpoint,
  forStaff,
  forTeachers,
  Id,
  Nothing,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { ClassGroup, ClassHead, Classmate, GroupNumber, GroupPurpose, GroupSet } from './model.js';
import { exported, OfClass } from './shared.js';

const members = z.array(ClassGroup).min(1).max(30);
const groupReasons = {
  locked: { zh: '分组已锁定，请先解除锁定', en: 'The groups are locked: unlock them first' },
  'name-taken': { zh: '本班已有同名的分组方案', en: 'The class has groups of this name already' },
  members: { zh: '分组名单与班级名单不一致，请刷新后再试', en: 'The groups do not fit the class any more: refresh' },
};
/** Groups of a class. */
export const groupsApi = {
  groups: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/group/list',
    access: forStaff,
    summary: 'The group sets of a class with their groups and members',
    input: OfClass,
    output: z.object({ head: ClassHead, students: z.array(Classmate), sets: z.array(GroupSet) }),
  }),
  saveGroups: endpoint({
    method: 'POST',
    path: '/api/class/group/save',
    access: forTeachers,
    summary: 'Keeps a group set as a whole; without a set it is a new one',
    input: OfClass.extend({
      setId: Id.optional(),
      revision: Revision.optional(),
      name: z.string().overwrite(asShown).min(1).max(20),
      purpose: GroupPurpose,
      lockedUntil: Day.nullable(),
      groups: members,
    }).refine(({ setId, revision }) => (setId === undefined) === (revision === undefined), { path: ['revision'] }),
    output: z.object({ setId: Id, revision: Revision }),
    reasons: groupReasons,
  }),
  removeGroups: endpoint({
    method: 'POST',
    path: '/api/class/group/remove',
    access: forTeachers,
    summary: 'Takes a group set away; seats that were coloured by it lose their colours',
    input: OfClass.extend({ setId: Id, revision: Revision }),
    output: Nothing,
    reasons: groupReasons,
  }),
  drawGroups: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/group/draw',
    access: forTeachers,
    summary:
      'Proposes groups by chance or balanced by sex and by the scores that are handed in; keeps nothing. The same seed gives the same groups',
    input: OfClass.extend({
      count: GroupNumber,
      how: z.enum(['random', 'balanced']),
      seed: wholeNumber({ max: 4_294_967_295 }),
      scores: z
        .array(z.object({ studentId: Id, rate: z.number().min(0).max(1) }))
        .max(200)
        .optional(),
    }),
    output: z.object({ groups: z.array(z.array(Id)), balancedBy: z.array(z.enum(['size', 'sex', 'scores'])) }),
  }),
  exportGroups: exported('/api/class/group/export', 'All groups of a class as a table'),
} satisfies Api;
