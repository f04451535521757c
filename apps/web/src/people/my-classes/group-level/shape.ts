import type { LevelProposal } from '@zhibi/contract/analysis';
import type { Level, myClassesApi } from '@zhibi/contract/people/my-classes';
import type { z } from 'zod';

export type LevelsOfClass = z.output<typeof myClassesApi.levels.output>;

/** What list and board draw. */
export interface LevelView {
  levels: LevelsOfClass;
  proposals: readonly LevelProposal[];
  chosen: ReadonlyMap<string, Level | null>;
  isFixed: boolean;
  onSet: (studentId: string, level: Level | null) => void;
}
