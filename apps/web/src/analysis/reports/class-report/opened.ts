/** What a click on a number opens: who stands behind it, all answers to a question, or one student's paper. */
export type Opened =
  | { kind: 'students'; title: string; studentIds: readonly string[]; itemIds?: readonly string[] }
  | { kind: 'question'; itemId: string }
  | { kind: 'student'; studentId: string };

export type Open = (opened: Opened) => void;
