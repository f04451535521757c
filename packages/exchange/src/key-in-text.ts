import { parseRich, writeRich } from '@zhibi/content';
import { type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import { clearedOfKey } from './key-in-stem.js';

const kinds: Partial<Record<QuestionPart['type'], string>> = {
  [questionTypes['single-choice']]: 'single-choice',
  [questionTypes['multiple-choice']]: 'multiple-choice',
  [questionTypes['true-false']]: 'true-false',
};

function cleared<P extends QuestionPart>(part: P, warnings: WarnReason[]): P {
  const kind = kinds[part.type];
  const { answer } = part;
  if (kind === undefined || (answer.kind !== 'choice' && answer.kind !== 'true-false')) return part;
  const stem = writeRich(part.stem);
  const key = answer.kind === 'choice' ? answer.labels.join('') : answer.value ? '对' : '错';
  const labels = kind === 'true-false' ? [] : part.options.map(({ label }) => label);
  const found = clearedOfKey({ stem, labels, kind, key });
  warnings.push(...found.warnings);
  return found.stem === stem ? part : { ...part, stem: parseRich(found.stem) };
}

/** A question of any form whose text gives its key away (`1+1=（ B ）`) without that; a text that says another key is told. */
export function withoutKeyInText(body: QuestionBody): { body: QuestionBody; warnings: WarnReason[] } {
  const warnings: WarnReason[] = [];
  const whole = cleared(body, warnings);
  return { body: { ...whole, parts: whole.parts.map((part) => cleared(part, warnings)) }, warnings };
}
