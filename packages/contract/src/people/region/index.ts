import { z } from 'zod';
import { type Api, endpoint, type Message, Nothing } from '../../kernel/index.js';
import { SchoolStageId } from '../model.js';

const forRegion = { roles: ['REGION'] } as const;

export const RegionSchool = z.object({ schoolId: z.string(), schoolName: z.string(), schoolShortName: z.string() });
export type RegionSchool = z.infer<typeof RegionSchool>;

/** The first entry of the list of schools: the whole district, with an empty id. */
export const districtSummaryName = { zh: '区域汇总', en: 'District summary' } as const satisfies Message;

export const regionApi = {
  stages: endpoint({
    reads: true,
    method: 'GET',
    path: '/api/region/stages',
    access: { roles: ['REGION', 'SCHOOLPRINCIPAL'] },
    summary: 'The school stages of a district, or of the school of a principal',
    input: Nothing,
    output: z.array(z.object({ schoolStageId: SchoolStageId, schoolStageName: z.string() })),
  }),
  schools: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/region/stage/schools',
    access: forRegion,
    summary:
      'The schools of the district with grades of a stage; first the pseudo entry with the empty id, the district summary',
    input: z.object({ schoolStageId: SchoolStageId }),
    output: z.array(RegionSchool),
  }),
} satisfies Api;
