import { useQueryClient } from '@tanstack/react-query';
import { analysisApi } from '@zhibi/contract/analysis';
import type { regionApi } from '@zhibi/contract/people/region';
import { useEffect } from 'react';
import type { z } from 'zod';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { session } from '../../platform/session-store.js';

interface BeginStageProps {
  stages: z.output<typeof regionApi.stages.output>;
}

/**
 * Where no stage was chosen: for a principal one that has reports to read, the first of all where none has. An officer begins with the
 * whole district, of which nobody has the reports. Draws nothing.
 */
export function BeginStage({ stages }: BeginStageProps) {
  const queries = useQueryClient();
  const { asRegion } = useUser();
  const asks = stages.length > 1 && !asRegion;
  const reports = useRead(analysisApi.stages, asks ? {} : null);
  const first = stages.find(({ schoolStageId }) => reports.data?.stages.includes(schoolStageId)) ?? stages[0];
  const stageId = asks && reports.isPending ? undefined : first?.schoolStageId;
  // The chosen stage lives in local storage, like every choice of the person.
  useEffect(() => {
    if (stageId === undefined) return;
    session.set({ stageId });
    void queries.invalidateQueries(); // what was read before knew no stage
  }, [stageId, queries]);
  return null;
}
