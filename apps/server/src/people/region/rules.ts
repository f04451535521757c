import { type SchoolStageId, stageOfGrade } from '@zhibi/contract/people';

/** The grades that a school has, from its first to its last. */
export interface Grades {
  firstGid: number;
  lastGid: number;
}

/** The stages that a school's grades belong to. */
export function stagesOf({ firstGid, lastGid }: Grades): SchoolStageId[] {
  const stages = new Set<SchoolStageId>();
  for (let gid = firstGid; gid <= lastGid; gid++) stages.add(stageOfGrade(gid));
  return [...stages];
}

export const hasStage = (school: Grades, stage: SchoolStageId): boolean => stagesOf(school).includes(stage);
