import { z } from 'zod';
import { type Api, endpoint, type Message, Nothing, SheetFormat, sentWholeNumber } from '../../kernel/index.js';
import { SchoolStageId } from '../model.js';

const forRegion = { roles: ['REGION'] } as const;

export const RegionSchool = z.object({ schoolId: z.string(), schoolName: z.string(), schoolShortName: z.string() });
export type RegionSchool = z.infer<typeof RegionSchool>;

/** The first entry of the list of schools: the whole district, with an empty id. */
export const districtSummaryName = { zh: '区域汇总', en: 'District summary' } as const satisfies Message;

/**
 * A number of students in the district's view. `small`: fewer than five, not told. `kept`: not told either, because a
 * small one could be computed from it.
 */
export const StudentCount = z.union([z.number().int(), z.literal('small'), z.literal('kept')]);
export type StudentCount = z.infer<typeof StudentCount>;

/** What stands in the place of a number that is not told. */
export const hiddenMarks = {
  small: { zh: '少于5', en: '<5' },
  kept: { zh: '隐去', en: 'hidden' },
} as const satisfies Record<string, Message>;

const Counts = z.object({
  classes: z.number().int(),
  teachers: z.number().int(),
  students: StudentCount,
  activated: StudentCount,
  /** In the order of `grades`; null where there is no class of the grade. */
  byGrade: z.array(StudentCount.nullable()),
});
export const DistrictSummary = z.object({
  grades: z.array(z.number().int()),
  schools: z.array(Counts.extend({ schoolId: z.string(), schoolName: z.string() })),
  total: Counts,
});
export type DistrictSummary = z.infer<typeof DistrictSummary>;

export const regionApi = {
  stages: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/region/stages',
    access: { roles: ['REGION', 'SCHOOLPRINCIPAL'] },
    summary: 'The school stages of a district, or of the school of a principal',
    input: Nothing,
    output: z.array(z.object({ schoolStageId: SchoolStageId, schoolStageName: z.string() })),
  }),
  schools: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/region/stage/schools',
    access: forRegion,
    summary:
      'The schools of the district with grades of a stage; first the pseudo entry with the empty id, the district summary',
    input: z.object({ schoolStageId: SchoolStageId }),
    output: z.array(RegionSchool),
  }),
  summary: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/region/summary',
    access: forRegion,
    summary: 'Classes, teachers and students of a stage, school by school; numbers of students under five are not told',
    input: z.object({ schoolStageId: SchoolStageId }),
    output: DistrictSummary,
  }),
  exportSummary: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/region/summary/export',
    access: forRegion,
    kind: 'file',
    summary: 'The same as a table, with the same numbers hidden',
    input: z.object({ schoolStageId: sentWholeNumber({ min: 1, max: 3 }).pipe(SchoolStageId), format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
