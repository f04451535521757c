import { mayBeMeant } from '@zhibi/grading';

/** Read without a stroke of a fraction among the signs that are looked for, it is the digit that looks most like one. */
const LIKE_A_STROKE = /(?<=\d)[17](?=\d)/g;

/** What a number that was read may be besides: `112` is 1/2, `1312` also 1 3/2 or 13/2, for a slanted stroke is read as a digit. */
export function withStrokes(text: string): string[] {
  return [...text.matchAll(LIKE_A_STROKE)].flatMap(({ index }) => {
    const [over, under] = [text.slice(0, index), text.slice(index + 1)];
    const mixed = [...over].flatMap((_, at) =>
      /^-?\d+$/.test(over.slice(0, at)) ? [`${over.slice(0, at)} ${over.slice(at)}/${under}`] : [],
    );
    return [`${over}/${under}`, ...mixed];
  });
}

/** Whether a number that is not the expected one may be it in another form, which a person has to say: 1.5 or a slanted 3/2 for \frac{3}{2}. */
export const mayBeOtherForm = (text: string, accepted: readonly string[]): boolean =>
  [text, ...withStrokes(text)].some((one) => mayBeMeant(one, accepted));
