import { z } from 'zod';
import type { Language } from '../../kernel/index.js';

/** What is known of a student's month. A draft of a remark says these and nothing else. */
export const RemarkFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), reason: z.string(), times: z.number().int(), points: z.number().int() }),
  z.object({
    kind: z.literal('homework'),
    subjectName: z.string(),
    given: z.number().int(),
    handedIn: z.number().int(),
  }),
  z.object({
    kind: z.literal('growth'),
    subjectName: z.string(),
    before: z.string(),
    after: z.string(),
    growth: z.number(),
  }),
]);
export type RemarkFact = z.infer<typeof RemarkFact>;

export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

/** The sentence that a fact is said by: numbers and names as they are kept, no adjective. */
export function sentenceOf(fact: RemarkFact, language: Language): string {
  if (fact.kind === 'points')
    return language === 'zh'
      ? `“${fact.reason}”${fact.times} 次，共 ${signed(fact.points)} 分。`
      : `“${fact.reason}”: ${fact.times} ×, ${signed(fact.points)} points.`;
  if (fact.kind === 'homework')
    return language === 'zh'
      ? `${fact.subjectName}作业应交 ${fact.given} 份，已交 ${fact.handedIn} 份。`
      : `${fact.subjectName} homework: ${fact.handedIn} of ${fact.given} handed in.`;
  return language === 'zh'
    ? `${fact.subjectName}从“${fact.before}”到“${fact.after}”，与班级平均的差变化 ${signed(fact.growth)} 个百分点。`
    : `${fact.subjectName}, from “${fact.before}” to “${fact.after}”: ${signed(fact.growth)} percentage points against the class average.`;
}

/** A draft of a remark, a line for each fact. */
export const draftOf = (facts: readonly RemarkFact[], language: Language): string =>
  facts.map((fact) => sentenceOf(fact, language)).join('\n');
