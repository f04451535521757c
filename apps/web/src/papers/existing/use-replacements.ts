import type { PaperItem } from '@zhibi/contract/papers';
import { type QuestionForTeacher, questionsApi } from '@zhibi/contract/questions';
import { useRead } from '../../platform/api.js';
import { together } from '../../platform/together.js';

export interface Replacement {
  question: QuestionForTeacher;
  /** How much it reads like the one it may replace, 0 to 1; null of those that only ask about the same. */
  likeness: number | null;
}

/**
 * What may take the place of a question: of its type and not in the paper. First those that read like it, the likest first, then others
 * on its first knowledge point.
 */
export function useReplacements(of: PaperItem | null, subjectId: number, taken: ReadonlySet<string>) {
  const point = of?.knowledge[0]?.id;
  const similar = useRead(questionsApi.similar, of && { questionId: of.questionId });
  const aboutTheSame = useRead(
    questionsApi.search,
    of && point !== undefined ? { subjectId, knowledgeId: point, types: [of.type] } : null,
  );
  const read = point === undefined ? together({ similar }) : together({ similar, aboutTheSame });
  const alike = similar.data?.items ?? [];
  const known = new Set(alike.map(({ question }) => question.questionId));
  const others = (aboutTheSame.data?.items ?? []).filter(({ questionId }) => !known.has(questionId));
  const all: Replacement[] = [...alike, ...others.map((question) => ({ question, likeness: null }))];
  const replacements = all.filter(({ question }) => question.type === of?.type && !taken.has(question.questionId));
  return { read, replacements };
}
