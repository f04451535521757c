import { useQueryClient } from '@tanstack/react-query';
import { analysisApi } from '@zhibi/contract/analysis';
import type { regionApi } from '@zhibi/contract/people/region';
import { useEffect } from 'react';
import type { z } from 'zod';
import { useRead } from '../../platform/api.js';
import { session } from '../../platform/session-store.js';

interface BeginStageProps {
  stages: z.output<typeof regionApi.stages.output>;
}

/** Where a leader has chosen no stage: one that has reports to read, the first of all where none has. Draws nothing. */
export function BeginStage({ stages }: BeginStageProps) {
  const queries = useQueryClient();
  const reports = useRead(analysisApi.stages, stages.length > 1 ? {} : null);
  const first = stages.find(({ schoolStageId }) => reports.data?.stages.includes(schoolStageId)) ?? stages[0];
  const isAsking = stages.length > 1 && reports.isPending;
  const stageId = isAsking ? undefined : first?.schoolStageId;
  // The chosen stage lives in local storage, like every choice of the person.
  useEffect(() => {
    if (stageId === undefined) return;
    session.set({ stageId });
    void queries.invalidateQueries(); // what was read before knew no stage
  }, [stageId, queries]);
  return null;
}
