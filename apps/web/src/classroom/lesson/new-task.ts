import {
  type BallotForm,
  isWritten,
  responseOf,
  type TaskContent,
  type TaskKind,
  wordsTyped,
} from '@zhibi/contract/classroom';
import type { RichText } from '@zhibi/contract/kernel';

export interface Wish {
  kind: TaskKind;
  prompt: string;
  options: number;
  seconds: number | null;
  secrecy: 'named' | 'anonymous';
  ballot: BallotForm;
  /** Of dictation and calligraphy, as they were typed. */
  words: string;
}

const rich = (text: string): RichText => (text === '' ? [] : [{ t: 'p', children: [{ t: 'text', v: text }] }]);
const letter = (nth: number) => String.fromCharCode(65 + nth);

/** What is asked, from what was tapped. @param words of the two answers of a true/false question */
export function contentOf(
  { kind, prompt, options, seconds, secrecy, ballot, words: typed }: Wish,
  words: readonly string[],
): TaskContent {
  const chooses = responseOf(kind) === 'options';
  const texts = kind === 2 ? words : Array.from({ length: options }, () => '');
  const isVote = kind === 13;
  const written = isWritten(kind) ? wordsTyped(typed).map((word) => ({ word })) : [];
  return {
    title: prompt.slice(0, 60),
    questions: [
      {
        prompt: rich(prompt),
        options: chooses ? texts.map((text, nth) => ({ label: letter(nth), content: rich(text) })) : [],
        key: [],
        questionId: null,
      },
    ],
    secrecy: isVote ? secrecy : 'named',
    ballot: isVote ? ballot : 'one',
    seconds,
    ...(written.length > 0 && { words: written }),
  };
}
