import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';

/** What the background work about a homework is told: only which one, so that it finds the newest state itself. */
export const taskSubject = z.object({ schoolId: Id, homeworkId: Id });
