import type { TemplateFault, variantsApi } from '@zhibi/contract/questions/variants';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { seeded } from '../../platform/random.js';
import { variedQuestion } from './own-template.js';
import { readTemplate } from './rules-check.js';
import { findVariants } from './rules-find.js';

const SHOWN = 10;
const noneLeft: TemplateFault = { at: { kind: 'question' }, reason: 'none-left', detail: '' };

/** What is wrong with a template, or the first of its variants. */
export async function previewVariants(
  db: Db,
  actor: Actor,
  { questionId, template, seed }: z.output<typeof variantsApi.preview.input>,
): Promise<z.output<typeof variantsApi.preview.output>> {
  const { body } = await variedQuestion(db, actor, questionId);
  const { read, faults } = readTemplate(body, template);
  if (faults.length > 0) return { faults, variants: [], sets: 0, answers: 0, isAll: true };
  const found = findVariants(body, read, { random: seeded(seed), count: SHOWN, apart: false });
  return { ...found, faults: found.variants.length === 0 ? [noneLeft] : [] };
}
