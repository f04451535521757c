import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { paper, paperItem, paperSection } from './tables.js';

/**
 * How many questions a paper has and what it is worth, to be joined beside each paper of a list. Of optional questions, which have one score, so
 * many count as are answered; of a section that asks for more than it has, all.
 */
export function countedOf(db: Db) {
  const members = sql`count(*) over (partition by ${paperItem.sectionId})`;
  const worth = db
    .select({
      worth: sql<number>`${paperItem.score} * least(1, coalesce(${paperSection.choose}::numeric / ${members}, 1))`.as(
        'worth',
      ),
    })
    .from(paperItem)
    .innerJoin(
      paperSection,
      and(eq(paperSection.schoolId, paperItem.schoolId), eq(paperSection.id, paperItem.sectionId)),
    )
    .where(and(eq(paperItem.schoolId, paper.schoolId), eq(paperItem.paperId, paper.id)))
    .as('asked');
  return db
    .select({
      questionCount: sql<number>`count(*)::int`.as('question_count'),
      // A third of a score thrice is the score.
      totalScore: sql<number>`coalesce(round(sum(${worth.worth}), 1), 0)::float`.as('total_score'),
    })
    .from(worth)
    .as('counted');
}
