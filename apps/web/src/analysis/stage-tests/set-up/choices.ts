import type { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import type { z } from 'zod';

/** What a test may be set up with: the classes, subjects and earlier tests of the school. */
export type Choices = z.output<typeof stageTestsApi.choices.output>;
