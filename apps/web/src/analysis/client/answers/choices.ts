import type { AnswerToMark } from '@zhibi/contract/marking';
import type { AnswerGroup } from '@zhibi/contract/marking/groups';

/** Answers that say the same. `label`: what they say; null: nothing is written, or nobody has read it yet. */
export interface Choice {
  kind: 'said' | 'blank' | 'unread';
  label: string;
  answers: AnswerToMark[];
}

const isWritten = ({ status, ink, pictures }: AnswerToMark) => status !== 'blank' || ink !== '' || pictures.length > 0;

/** What an answer says: by the group that somebody or the reader put it into, else as it was read. */
function sayingOf(answer: AnswerToMark, group: AnswerGroup | undefined): Pick<Choice, 'kind' | 'label'> {
  if (!isWritten(answer)) return { kind: 'blank', label: '' };
  const label = group?.label || answer.reading?.text || '';
  return label === '' ? { kind: 'unread', label } : { kind: 'said', label };
}

const order = { said: 0, unread: 1, blank: 2 } as const;

/** The answers to one question by what they say, the most frequent first; what nobody has read or written comes last. */
export function choicesOf(answers: readonly AnswerToMark[], groups: readonly AnswerGroup[]): Choice[] {
  const groupById = new Map(groups.flatMap((group) => group.answerIds.map((id) => [id, group] as const)));
  const choices = new Map<string, Choice>();
  for (const answer of answers) {
    const saying = sayingOf(answer, groupById.get(answer.answerId));
    const key = `${saying.kind} ${saying.label}`;
    const choice = choices.get(key) ?? { ...saying, answers: [] };
    choice.answers.push(answer);
    choices.set(key, choice);
  }
  return [...choices.values()].sort(
    (a, b) =>
      order[a.kind] - order[b.kind] || b.answers.length - a.answers.length || a.label.localeCompare(b.label, 'zh'),
  );
}
