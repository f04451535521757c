import { tokensIn } from './names.js';

/** A sentence that was looked up, as it left the building, with the numbers of its sources. */
export interface Known {
  text: string;
  cites: readonly number[];
}

const CITE = /\[(\d{1,2})\]/g;
const TOKEN = /\[#\d+\]/g;
const NUMBER = /\d+(?:\.\d+)?/g;
const LONGEST = 500;
/** An act that was done: the assistant does none. */
const DONE =
  /已经?(?:帮你|为你|替你)?(?:发送|发出|发给|发布|提醒|通知|公布|删除|修改|更改|发还|撤回)|\b(?:i(?:'ve| have)?|was|were|has been|have been)\s+(?:just\s+|already\s+)?(?:sent|reminded|notified|published|deleted|changed|released|withdrawn)\b/iu;
const ADDRESS = /https?:|www\.|<[a-z/!]|javascript:|\]\(/i;

const numbersIn = (text: string): string[] => text.replace(TOKEN, ' ').replace(CITE, ' ').match(NUMBER) ?? [];

/**
 * Whether a sentence of a model says only what was looked up: every number and every name of it stands in what was, it claims no act
 * and leads nowhere. Answers it without the marks, with the sources that it rests on; null where it does not hold.
 */
export function checkSentence(sentence: string, known: readonly Known[], sources: number): Known | null {
  if (sentence.length > LONGEST || ADDRESS.test(sentence)) return null;
  const cites = [...sentence.matchAll(CITE)].map(([, no]) => Number(no));
  if (cites.some((no) => no < 1 || no > sources)) return null;
  const text = sentence
    .replace(CITE, '')
    .replace(/\s+([。，；,.;])/gu, '$1')
    .trim();
  if (DONE.test(text) && !known.some((one) => one.text.includes(text))) return null;
  const restsOn = new Set(cites);
  for (const word of [...tokensIn(text), ...numbersIn(text)]) {
    const holding = known.filter((one) =>
      word.startsWith('[#') ? one.text.includes(word) : numbersIn(one.text).includes(word),
    );
    if (holding.length === 0) return null;
    if (!holding.some((one) => one.cites.some((no) => restsOn.has(no)) || one.cites.length === 0))
      for (const no of holding[0]?.cites ?? []) restsOn.add(no);
  }
  return { text, cites: [...restsOn].sort((one, two) => one - two) };
}

/** The whole sentences of a text, and what is still being said. */
export function sentencesIn(text: string): { whole: string[]; rest: string } {
  const pieces = text.split(/(?<=[。！？!?])\s*|(?<=[a-z\])%]\.)\s+|\n+/u);
  const rest = /[。！？!?\n]\s*$/u.test(text) ? '' : (pieces.pop() ?? '');
  return { whole: pieces.map((one) => one.trim()).filter((one) => one !== ''), rest };
}
