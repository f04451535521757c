import type { RichText } from '@zhibi/contract/kernel';
import type { AnswerKey, QuestionPart } from '@zhibi/contract/questions';
import { questionTypes } from '@zhibi/contract/questions';
import { rightByShares } from '../full-marks.js';
import { Findings } from '../html/findings.js';
import { numbered, readHtml } from '../html/read-html.js';
import { MOST_MATCHES, matchingParts } from '../matching.js';
import { numberWithin, openNumbers } from '../number-key.js';
import { labelAt, typeOfName } from '../question-collector.js';
import { Unfit } from '../unfit.js';
import { withoutWildcards } from '../wildcards.js';
import { childOf, childrenOf, type Element, textOf } from '../xml.js';
import { readCloze } from './cloze.js';
import { readGaps } from './gaps.js';
import { decodeHtml, filesIn, htmlIn, textIn } from './texts.js';

/** Reads one `<question>`. */
export class QuestionReader {
  constructor(
    readonly findings: Findings,
    readonly question: Element,
  ) {}

  rich(element: Element | undefined, html = htmlIn(element)): RichText {
    const findings = new Findings(this.findings.pictures, filesIn(element));
    const rich = readHtml(html, findings);
    this.findings.join(findings);
    if (rich === undefined) throw new Unfit('too-long');
    return numbered(rich);
  }

  get answers(): Element[] {
    return childrenOf(this.question, 'answer');
  }

  /** The answers that earn all points, or all together; whatever earns a part of them, or costs some, is told. */
  right(several = false): boolean[] {
    const shares = this.answers.map(({ attributes }) => Number(attributes.fraction ?? '0'));
    const { right, isPartial } = rightByShares(shares, { several });
    if (isPartial || shares.some((share) => share < 0)) this.findings.warn('weights-dropped');
    return right;
  }

  feedback(): void {
    if (this.answers.some((answer) => textIn(childOf(answer, 'feedback')).trim() !== ''))
      this.findings.warn('feedback-dropped');
  }

  choice(): Pick<QuestionPart, 'type' | 'options' | 'answer'> {
    const single = textOf(childOf(this.question, 'single')).trim();
    const options = this.answers.map((answer, nth) => ({ label: labelAt(nth), content: this.rich(answer) }));
    if (options.length > 26) throw new Unfit('limits');
    const several = single === 'false' || single === '0';
    const right = this.right(several);
    const labels = options.flatMap(({ label }, nth) => (right[nth] ? [label] : []));
    const type = questionTypes[several ? 'multiple-choice' : 'single-choice'];
    return { type, options, answer: labels.length > 0 ? { kind: 'choice', labels } : { kind: 'none' } };
  }

  trueFalse(): AnswerKey {
    const rights = this.right();
    const right = this.answers.find((_, nth) => rights[nth]);
    return right ? { kind: 'true-false', value: textIn(right).trim().toLowerCase() === 'true' } : { kind: 'none' };
  }

  short(): AnswerKey {
    const right = this.right();
    const { accepted, hadWildcards } = withoutWildcards(
      this.answers.flatMap((answer, nth) => (right[nth] ? [textIn(answer)] : [])),
    );
    if (hadWildcards) this.findings.warn('wildcards-dropped');
    return accepted.length > 0 ? { kind: 'blanks', blanks: [{ accepted }] } : { kind: 'none' };
  }

  number(): AnswerKey {
    const right = this.right();
    const keys = this.answers.flatMap((answer, nth) =>
      right[nth] ? [numberWithin(textIn(answer), textOf(childOf(answer, 'tolerance')))] : [],
    );
    if (childrenOf(childOf(this.question, 'units'), 'unit').length > 0) this.findings.warn('units-dropped');
    const texts = keys.map(({ text }) => text);
    if (texts.length === 0) return { kind: 'none' };
    if (keys.every(({ isExact }) => isExact)) return { kind: 'blanks', blanks: [{ accepted: texts }] };
    this.findings.warn('range-for-person');
    return openNumbers([texts]);
  }

  /** What the gaps of a text take from a list beside it (`selectoption`, `dragbox`). */
  gaps(list: string): { html: string; answer: AnswerKey } {
    const words = childrenOf(this.question, list).map((one) => decodeHtml(textIn(one)).trim());
    const read = readGaps(htmlIn(childOf(this.question, 'questiontext')), words);
    if (read === undefined) throw new Unfit('answer-unreadable');
    this.findings.warn('choices-dropped');
    return { html: read.html, answer: { kind: 'blanks', blanks: read.accepted.map((word) => ({ accepted: [word] })) } };
  }

  matches(): ReturnType<typeof matchingParts> {
    const pairs = childrenOf(this.question, 'subquestion').map((one) => ({
      left: this.rich(one),
      right: this.rich(childOf(one, 'answer')),
    }));
    if (pairs.length > MOST_MATCHES) throw new Unfit('limits');
    if (pairs.every(({ left }) => left.length === 0)) throw new Unfit('answer-unreadable');
    return matchingParts(pairs);
  }

  part(own: readonly string[]): QuestionPart & { parts?: QuestionPart[] } {
    const { question } = this;
    const said = own.map(typeOfName).find((type) => type !== undefined);
    const text = childOf(question, 'questiontext');
    const analysis = this.rich(childOf(question, 'generalfeedback'));
    const base = { options: [], analysis };
    this.feedback();
    switch (question.attributes.type) {
      case 'multichoice': {
        const choice = this.choice();
        return { ...base, ...choice, type: said ?? choice.type, stem: this.rich(text) };
      }
      case 'truefalse':
        return { ...base, type: said ?? questionTypes['true-false'], stem: this.rich(text), answer: this.trueFalse() };
      case 'numerical':
        return { ...base, type: said ?? questionTypes['fill-in'], stem: this.rich(text), answer: this.number() };
      case 'shortanswer':
        return { ...base, type: said ?? questionTypes['fill-in'], stem: this.rich(text), answer: this.short() };
      case 'essay': {
        const content = this.rich(childOf(question, 'graderinfo'));
        return {
          ...base,
          type: said ?? questionTypes.subjective,
          stem: this.rich(text),
          answer: { kind: 'open', content },
        };
      }
      case 'cloze':
      case 'multianswer': {
        const read = readCloze(htmlIn(text), decodeHtml);
        const { html, blanks, hadChoices, hasRanges, hadShares, isForeign } = read;
        if (read.hadWildcards) this.findings.warn('wildcards-dropped');
        if (isForeign) throw new Unfit('type-not-carried');
        if (blanks.length === 0 || /\{(?:#\d+\}|\d*:[A-Z_]+:)/.test(html)) throw new Unfit('answer-unreadable');
        if (hadShares) this.findings.warn('weights-dropped');
        if (hadChoices) this.findings.warn('choices-dropped');
        if (hasRanges) this.findings.warn('range-for-person');
        const isWhole = blanks.every(({ accepted }) => accepted.length > 0);
        const answer: AnswerKey = !isWhole
          ? { kind: 'none' }
          : hasRanges
            ? openNumbers(blanks.map(({ accepted }) => accepted))
            : { kind: 'blanks', blanks };
        return { ...base, type: said ?? questionTypes['fill-in'], stem: this.rich(text, html), answer };
      }
      case 'gapselect':
      case 'ddwtos': {
        const { html, answer } = this.gaps(question.attributes.type === 'gapselect' ? 'selectoption' : 'dragbox');
        return { ...base, type: said ?? questionTypes['fill-in'], stem: this.rich(text, html), answer };
      }
      case 'matching':
      case 'ddmatch':
        return { ...base, ...this.matches(), stem: this.rich(text) };
      case 'calculated':
      case 'calculatedsimple':
      case 'calculatedmulti':
        throw new Unfit('made-by-program');
      default:
        throw new Unfit('type-not-carried');
    }
  }
}
