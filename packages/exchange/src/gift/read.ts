import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { Combining, knowledgeOf } from '../combine.js';
import { ownTags } from '../facts-tags.js';
import { rightByShares } from '../full-marks.js';
import { Findings } from '../html/findings.js';
import { MOST_MATCHES, matchingParts } from '../matching.js';
import { type Limits, type ReadResult, Unreadable } from '../model.js';
import { numberOf, openNumbers } from '../number-key.js';
import { labelAt, QuestionCollector, typeOfName } from '../question-collector.js';
import { readText } from '../read-text.js';
import { withoutWildcards } from '../wildcards.js';
import { type GiftLine, questionsIn } from './blocks.js';
import { formats, missingWord, richOf, Unfit } from './rich.js';
import {
  cutAt,
  type GiftAnswer,
  giftAnswers,
  plainIndex,
  unescapeGift,
  withUsualBraces,
  withUsualSigns,
} from './signs.js';

type Typed = Pick<QuestionPart, 'type' | 'options' | 'answer'> & { parts?: QuestionPart[] };

/** The answers that earn all points; whatever earns a part of them is told. */
function rightOf(answers: readonly GiftAnswer[], findings: Findings, several = false): boolean[] {
  const { right, isPartial } = rightByShares(
    answers.map(({ percent }) => percent),
    { several },
  );
  if (isPartial || answers.some(({ percent }) => percent < 0)) findings.warn('weights-dropped');
  return right;
}

function choiceFrom(answers: readonly GiftAnswer[], format: string, findings: Findings): Typed {
  if (answers.length > 26) throw new Unfit('limits');
  const options = answers.map(({ text }, nth) => ({ label: labelAt(nth), content: richOf(text, format, findings) }));
  const several = answers.every(({ percent, isWeighed }) => percent <= 0 || isWeighed);
  const right = rightOf(answers, findings, several);
  const labels = answers.flatMap((_, nth) => (right[nth] ? [labelAt(nth)] : []));
  return {
    type: questionTypes[several ? 'multiple-choice' : 'single-choice'],
    options,
    answer: labels.length > 0 ? { kind: 'choice', labels } : { kind: 'none' },
  };
}

function blankFrom(accepted: readonly string[]): Typed {
  const kept = accepted.filter((one) => one !== '');
  return {
    type: questionTypes['fill-in'],
    options: [],
    answer: kept.length > 0 ? { kind: 'blanks', blanks: [{ accepted: kept }] } : { kind: 'none' },
  };
}

function fullTexts(answers: readonly GiftAnswer[], findings: Findings): string[] {
  const right = rightOf(answers, findings);
  return answers.flatMap(({ text }, nth) => (right[nth] ? [text] : []));
}

/** `=left -> right`, each on both sides in any form of text. */
function matchesFrom(answers: readonly GiftAnswer[], format: string, findings: Findings): Typed {
  if (answers.length > MOST_MATCHES) throw new Unfit('limits');
  const pairs = answers.map(({ text }) => {
    const { before, after } = cutAt(text, '->');
    if (after === undefined) throw new Unfit('answer-unreadable');
    return { left: richOf(before, format, findings), right: richOf(after, format, findings) };
  });
  return matchingParts(pairs);
}

function numbersFrom(body: string, findings: Findings): Typed {
  const answers = plainIndex(body, '=') < 0 ? [body] : fullTexts(giftAnswers(body), findings);
  const keys = answers.map((one) => numberOf(cutAt(one, '#').before)).filter(({ text }) => text !== '');
  const texts = keys.map(({ text }) => text);
  if (keys.every(({ isExact }) => isExact)) return blankFrom(texts);
  findings.warn('range-for-person');
  return { type: questionTypes['fill-in'], options: [], answer: openNumbers([texts]) };
}

/** What the braces say. */
function typedFrom(body: string, format: string, findings: Findings): Typed {
  const said = withUsualSigns(body.trim());
  if (said === '') return { type: questionTypes.subjective, options: [], answer: { kind: 'none' } };
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#[\s\S]*)?$/i.exec(said)?.[1];
  if (truth !== undefined)
    return { type: questionTypes['true-false'], options: [], answer: { kind: 'true-false', value: /^t/i.test(truth) } };
  if (said.startsWith('#')) return numbersFrom(said.slice(1), findings);
  const answers = giftAnswers(said);
  if (answers.length === 0) throw new Unfit('answer-unreadable');
  if (answers.some(({ hasFeedback }) => hasFeedback)) findings.warn('feedback-dropped');
  const onlyRight = plainIndex(said, '~') < 0;
  if (onlyRight && answers.some(({ text }) => cutAt(text, '->').after !== undefined))
    return matchesFrom(answers, format, findings);
  if (!onlyRight) return choiceFrom(answers, format, findings);
  const right = fullTexts(answers, findings).map((text) => unescapeGift(text.replace(formats, '')));
  const { accepted, hadWildcards } = withoutWildcards(right);
  if (hadWildcards) findings.warn('wildcards-dropped');
  return blankFrom(accepted);
}

function partFrom(text: string, own: readonly string[], findings: Findings): QuestionPart & { parts?: QuestionPart[] } {
  const title = /^\s*::((?:\\[\s\S]|[^\\:]|:(?!:))*)::/.exec(text);
  const rest = text.slice(title?.[0].length ?? 0);
  const format = formats.exec(rest)?.[1] ?? 'moodle';
  const open = plainIndex(rest, '{');
  if (open < 0) throw new Unfit('type-not-carried');
  const close = plainIndex(rest, '}', open + 1);
  if (close < 0) throw new Unfit('cut-off');
  const after = rest.slice(close + 1).trim();
  const before = rest.slice(0, open);
  // Braces that were not meant as such: where the answer stands is not certain, and no text is taken raw.
  const isTorn = [before, rest.slice(open + 1, close), after].some((one) => plainIndex(one, '{}') >= 0);
  if (isTorn || /(?:^|\s)::/.test(after)) throw new Unfit('answer-unreadable');
  const { before: body, after: general } = cutAt(rest.slice(open + 1, close), '####');
  const typed = typedFrom(body, format, findings);
  return findings.withSounds({
    ...typed,
    type: own.map(typeOfName).find((type) => type !== undefined) ?? typed.type,
    stem: after === '' ? richOf(before, format, findings) : missingWord(before, after, format, findings),
    analysis: general === undefined ? [] : richOf(general, format, findings),
  });
}

const tagsIn = (comments: string): string[] =>
  [...comments.matchAll(/\[tag:((?:\\[\s\S]|[^\]\\])*)\]/g)].map(([, tag = '']) => tag.replace(/\\([\\\]])/g, '$1'));

/** Reads GIFT: questions, comments, categories. Half a file gives its whole questions; of torn ones nothing is taken. */
export function readGift(bytes: Uint8Array, limits: Limits): ReadResult {
  const lines = withUsualBraces(readText(bytes)).split(/\r\n|\n|\r/);
  const collector = new QuestionCollector(limits);
  const combining = new Combining(collector);
  let block: GiftLine[] = [];
  let comments = '';
  const take = (question: readonly GiftLine[]) => {
    if (collector.isFull) return;
    const where = `line ${question[0]?.at}`;
    const findings = new Findings(collector.result.pictures);
    const tags = tagsIn(comments);
    comments = '';
    try {
      const text = question.map((line) => line.text).join('\n');
      combining.add(where, partFrom(text, ownTags(tags), findings), tags, findings);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      collector.skip(where, error.why);
    }
  };
  const finish = () => {
    for (const question of questionsIn(block)) take(question);
    block = [];
  };
  for (const [at, text] of [...lines, ''].entries()) {
    if (text.startsWith('//')) {
      // A comment stands before its question.
      if (block.some((line) => line.text.includes('}'))) finish();
      comments += text;
    } else if (text.startsWith('$CATEGORY:')) {
      finish();
      combining.category = knowledgeOf(text.slice(10).trim());
    } else if (text.trim() === '') finish();
    else block.push({ text, at: at + 1 });
  }
  combining.end();
  if (!lines.some((line) => line.includes('{'))) throw new Unreadable('not-this-format');
  return collector.result;
}
