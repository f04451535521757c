import { z } from 'zod';
import { type Api, endpoint, Nothing } from '../../kernel/index.js';
import { SchoolStageId } from '../model.js';

const forRegion = { roles: ['REGION'] } as const;

export const RegionSchool = z.object({ schoolId: z.string(), schoolName: z.string(), schoolShortName: z.string() });
export type RegionSchool = z.infer<typeof RegionSchool>;

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
      'The schools of the district with classes of a stage; first the pseudo entry with the empty id, the district summary',
    input: z.object({ schoolStageId: SchoolStageId }),
    output: z.array(RegionSchool),
  }),
} satisfies Api;
