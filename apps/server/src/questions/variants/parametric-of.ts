import type { VariantValues } from '@zhibi/contract/questions/variants';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { madeOfById, templatesOf } from './store.js';

/** A question whose numbers can be changed by the actor: by which template, and what they are now; null for the question itself. */
export interface ParametricItem {
  templateId: string;
  values: VariantValues | null;
}

/** Which of these questions the actor may have with other numbers: the own ones and those of the school's bank that have a template, and variants of such. Two queries. */
export async function parametricOf(
  db: Db,
  { schoolId, accountId }: Actor,
  questionIds: readonly string[],
): Promise<Map<string, ParametricItem>> {
  const madeOf = await madeOfById(db, schoolId, questionIds);
  const templateIds = [...questionIds, ...[...madeOf.values()].map(({ templateId }) => templateId)];
  const places = await templatesOf(db, schoolId, templateIds);
  return new Map(
    questionIds.flatMap((id) => {
      const { templateId = id, values = null } = madeOf.get(id) ?? {};
      const at = places.get(templateId);
      const isOpen = at !== undefined && (at.ownerAccountId === accountId || at.shelf === 'school');
      return isOpen ? [[id, { templateId, values }] as const] : [];
    }),
  );
}
