import { and, eq, sql } from 'drizzle-orm';
import { named } from '../../platform/sql-names.js';
import { paperFormLayout, paperLayout, printRun } from '../tables.js';

/** The layout that a run was printed with: of the paper, and of its form where it has one of its own. */
export const isLayoutOfRun = and(
  eq(paperLayout.schoolId, printRun.schoolId),
  eq(paperLayout.paperId, printRun.paperId),
  eq(paperLayout.revision, printRun.revision),
);
export const isFormLayoutOfRun = and(
  eq(paperFormLayout.schoolId, printRun.schoolId),
  eq(paperFormLayout.paperId, printRun.paperId),
  eq(paperFormLayout.revision, printRun.revision),
  sql`${paperFormLayout.form} = ${printRun.form}`,
);

const geometryOfRun = sql`coalesce(${paperFormLayout.geometry}, ${paperLayout.geometry})`;

/** How much there is of a run, beside both layouts. */
export const sizeOfRun = {
  pageCount: sql<number>`(${geometryOfRun} ->> 'pageCount')::int`,
  copies: sql<number>`(select count(*)::int from page_code where page_code.school_id = ${named(printRun.schoolId)}
    and page_code.print_run_id = ${named(printRun.id)} and page_code.page = 1 and page_code.replaced_by is null)`,
};
export const pageSizeOfRun = <Size extends string>() => sql<Size>`${geometryOfRun} ->> 'pageSize'`;
