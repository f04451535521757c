import { z } from 'zod';
import { type Api, Cursor, endpoint, forOrganisation, Id, pageOf, Revision, SheetFormat } from '../../kernel/index.js';
import { SchoolStageId } from '../model.js';
import { Region, RegionName, SchoolForm, SchoolRow } from './model.js';

const filter = {
  words: z.string().trim().max(60).optional(),
  regionId: Id.optional(),
  stageId: SchoolStageId.optional(),
  state: z.enum(['open', 'locked', 'hidden']).optional(),
};

export const schoolReasons = {
  'school-name-taken': { zh: '机构中已有同名学校', en: 'The organisation has a school of this name already' },
  'grades-turned': { zh: '最高年级不能低于最低年级', en: 'The last grade must not be below the first' },
  'grades-in-use': { zh: '还有班级在这些年级之外', en: 'There are classes outside these grades' },
  'region-name-taken': { zh: '已有同名区域', en: 'There is a region of this name already' },
} as const;

export const schoolsApi = {
  schools: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/school/list',
    access: forOrganisation,
    summary: 'The schools of the organisation with their numbers, by the reading of their names; 20 a page by key',
    input: z.object({ ...filter, cursor: Cursor }),
    output: pageOf(SchoolRow),
  }),
  summary: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/summary',
    access: forOrganisation,
    summary: 'The numbers of the whole organisation',
    input: z.object({}),
    output: z.object({
      schools: z.number().int(),
      students: z.number().int(),
      teachers: z.number().int(),
      accounts: z.number().int(),
      activated: z.number().int(),
      locked: z.number().int(),
    }),
  }),
  schoolNames: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/school/names',
    access: forOrganisation,
    summary: 'Every school of the organisation by name, for choosing one',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ schoolId: Id, name: z.string(), shortName: z.string() })) }),
  }),
  createSchool: endpoint({
    method: 'POST',
    path: '/admin/org/school/create',
    access: forOrganisation,
    summary: 'Opens a school in the organisation',
    input: SchoolForm,
    output: z.object({ schoolId: Id }),
    reasons: schoolReasons,
  }),
  saveSchool: endpoint({
    method: 'POST',
    path: '/admin/org/school/save',
    access: forOrganisation,
    summary: 'Changes a school; the revision says what the administrator has seen',
    input: SchoolForm.extend({ schoolId: Id, revision: Revision }),
    output: z.object({ revision: Revision }),
    reasons: schoolReasons,
  }),
  exportSchools: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/school/export',
    access: forOrganisation,
    kind: 'file',
    summary: 'The schools of a filter as a table',
    input: z.object({ ...filter, format: SheetFormat }),
    output: z.unknown(),
  }),
  regions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/region/list',
    access: forOrganisation,
    summary: 'The regions of the organisation and how many schools each has',
    input: z.object({}),
    output: z.object({ items: z.array(Region) }),
  }),
  createRegion: endpoint({
    method: 'POST',
    path: '/admin/org/region/create',
    access: forOrganisation,
    summary: 'Opens a region',
    input: z.object({ name: RegionName }),
    output: z.object({ regionId: Id }),
    reasons: schoolReasons,
  }),
  renameRegion: endpoint({
    method: 'POST',
    path: '/admin/org/region/rename',
    access: forOrganisation,
    summary: 'Renames a region',
    input: z.object({ regionId: Id, name: RegionName, revision: Revision }),
    output: z.object({ revision: Revision }),
    reasons: schoolReasons,
  }),
} satisfies Api;
