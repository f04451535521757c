import { type ByteFormat, forms } from './forms.js';
import { lossesOf } from './losses.js';
import {
  type Exchanged,
  emptyResult,
  type Limits,
  type Lost,
  type ReadResult,
  usualLimits,
  type Writing,
  type Written,
  whyUnreadable,
} from './model.js';

/** Runs a reader; a file that cannot be read at all is one skipped item, never an error. */
export function asReadResult(work: () => ReadResult): ReadResult {
  try {
    const result = work();
    if (result.questions.length === 0 && result.skipped.length === 0)
      result.skipped.push({ where: '', why: 'no-questions' });
    return result;
  } catch (error) {
    const why = whyUnreadable(error);
    if (why === undefined) throw error;
    return { ...emptyResult(), skipped: [{ where: '', why }] };
  }
}

/** Reads a file of this form: what is in it, what was left out and why. Never throws for what the file says. */
export function readQuestions(format: ByteFormat, bytes: Uint8Array, limits: Limits = usualLimits): ReadResult {
  if (bytes.length > limits.bytes) return { ...emptyResult(), skipped: [{ where: '', why: 'too-large' }] };
  return asReadResult(() => forms[format].read(bytes, limits));
}

/** Writes a file of this form, reads it again, and says of each question what did not come back; the file notes it where its form can. */
export function writeQuestions(format: ByteFormat, writing: Writing): Written {
  const { encode, read } = forms[format];
  const { file, places } = encode(writing);
  const whole = asReadResult(() => read(file, usualLimits));
  const isWhole = whole.questions.length === places.length;
  // Where the file as a whole is read differently, each question is tried by itself.
  const readAlone = (one: Exchanged) => {
    const alone = asReadResult(() => read(encode({ ...writing, questions: [one] }).file, usualLimits));
    return { one: alone.questions[0], pictures: alone.pictures };
  };
  const lost = lostIn(writing, places, (nth, one) =>
    isWhole ? { one: whole.questions[nth], pictures: whole.pictures } : readAlone(one),
  );
  return { file: lost.length === 0 ? file : encode({ ...writing, lost }).file, lost };
}

/** Compares what was given with what is read back. @param readBack the nth question that was written */
export function lostIn(
  { questions, pictures }: Writing,
  places: readonly number[],
  readBack: (nth: number, one: Exchanged) => { one: Exchanged | undefined; pictures: ReadResult['pictures'] },
): Lost[] {
  const nthOf = new Map(places.map((place, nth) => [place, nth]));
  return questions.flatMap((one, question): Lost[] => {
    const nth = nthOf.get(question);
    const back = nth === undefined ? undefined : readBack(nth, one);
    if (back?.one === undefined) return [{ question, what: ['question'] }];
    const what = lossesOf({ one, pictures }, { one: back.one, pictures: back.pictures });
    return what.length === 0 ? [] : [{ question, what }];
  });
}
