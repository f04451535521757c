/** What a question of the JSON-lines form says beside its text. `difficulty` 0 (nobody fails) to 1, `knowledge` paths such as 函数/二次函数. */
export type QuestionMeta = {
  subject?: string;
  stage?: 'primary' | 'junior' | 'senior';
  knowledge: string[];
  difficulty?: number;
  source?: string;
};

export type LineAnswer =
  | (string | string[])[]
  | { kind: 'choice'; labels: string[] }
  | { kind: 'true-false'; value: boolean }
  | { kind: 'blanks'; blanks: string[][] }
  | { kind: 'open'; content: string }
  | { kind: 'none' };

/** One part, or the question itself, as the JSON-lines form of the protocol says it. */
export type PartLine = {
  type: string;
  stem: string;
  options: { label: string; content: string }[];
  answer: LineAnswer;
  analysis: string;
};

/** A line of the file, before `JSON.stringify`. */
export type QuestionLine = PartLine & {
  subject?: string;
  stage?: string;
  knowledge: string[];
  difficulty?: number;
  source?: string;
  parts: PartLine[];
};

/** Why a line is refused: a word for the message and where in the line, as `parts.0.answer`. */
export type LineProblem = {
  reason:
    | 'not-an-object'
    | 'type-unknown'
    | 'stem-missing'
    | 'not-a-text'
    | 'too-long'
    | 'options-unreadable'
    | 'answer-unreadable'
    | 'stage-unknown'
    | 'difficulty-out-of-range'
    | 'knowledge-unreadable'
    | 'parts-unreadable'
    | 'limits';
  where: string;
};
