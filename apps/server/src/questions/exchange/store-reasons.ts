import type { ToldReason } from '@zhibi/contract/questions/exchange';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Of } from './store.js';

/** How often each reason was given in an import, the most frequent first. One query. */
export async function reasonsIn(db: Db, { schoolId, importId }: Of): Promise<ToldReason[]> {
  return db.execute<ToldReason & Record<string, unknown>>(sql`
    with item as (select outcome, reason, warnings from question_import_item where school_id = ${schoolId} and import_id = ${importId})
    select 'skipped' as what, reason, count(*)::int as count from item where outcome = 'skipped' and reason is not null group by reason
    union all
    select 'warned', warning, count(*)::int from item, unnest(warnings) as warning where outcome <> 'skipped' group by warning
    order by count desc, reason`);
}
