import type { Mastered } from '../mastery/rules-kept.js';
import { ofMany } from '../mastery/rules-of-many.js';
import { type Mastery, masteryOf, PASSED, type Scored, Z90 } from './rules-need.js';

/**
 * Mastery of those who gave these answers: by the model where it is trusted, of all that it knows of them; a point that it knows
 * nothing of, and everything where there is no model, by averages that fade.
 */
export const masteryBy =
  (mastered: Mastered | undefined) =>
  (answers: readonly Scored[]): Map<string, Mastery> => {
    const plain = masteryOf(answers);
    if (mastered === undefined) return plain;
    const studentIds = [...new Set(answers.map(({ studentId }) => studentId))];
    return new Map([...plain].map(([id, one]) => [id, modelled(id, one, { studentIds, mastered })]));
  };

function modelled(
  id: string,
  plain: Mastery,
  { studentIds, mastered }: { studentIds: readonly string[]; mastered: Mastered },
): Mastery {
  const known = studentIds.flatMap((studentId) => {
    const own = mastered.get(studentId)?.get(id);
    return own === undefined ? [] : [{ ...own, studentId }];
  });
  const all = ofMany(known, Z90);
  if (all === undefined) return plain;
  return {
    mastery: all.chance,
    from: all.from,
    to: all.to,
    answers: known.reduce((sum, { answers }) => sum + answers, 0),
    weakStudentIds: known.filter(({ chance }) => chance < PASSED).map(({ studentId }) => studentId),
  };
}
