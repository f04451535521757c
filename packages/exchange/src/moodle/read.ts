import type { RichText } from '@zhibi/contract/kernel';
import type { AnswerKey, QuestionPart } from '@zhibi/contract/questions';
import { questionTypes } from '@zhibi/contract/questions';
import type { SkipReason } from '@zhibi/contract/questions/exchange';
import { Combining, knowledgeOf } from '../combine.js';
import { ownTags } from '../facts-tags.js';
import { Findings } from '../html/findings.js';
import { numbered, readHtml } from '../html/read-html.js';
import { type Limits, type ReadResult, Unreadable } from '../model.js';
import { labelAt, QuestionCollector, typeOfName } from '../question-collector.js';
import { readText } from '../read-text.js';
import { childOf, childrenOf, type Element, eachElement, escapeXml, NotXml, textOf } from '../xml.js';
import { readCloze } from './cloze.js';

/** Thrown while one question is read: it is left out, the others are not. */
class Unfit extends Error {
  constructor(readonly why: SkipReason) {
    super(why);
  }
}

const textIn = (element: Element | undefined): string => textOf(childOf(element, 'text'));

/** `&lt;` of an answer embedded in HTML is a sign of the answer. */
const decodeHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|apos|nbsp|#(\d{1,6}));/g, (whole, name: string, code?: string) => {
      if (code !== undefined)
        return Number(code) > 0 && Number(code) < 0xd800 ? String.fromCharCode(Number(code)) : whole;
      return { lt: '<', gt: '>', quot: '"', nbsp: ' ' }[name] ?? "'";
    })
    .replaceAll('&amp;', '&');

function htmlIn(element: Element | undefined): string {
  const format = element?.attributes.format ?? 'html';
  const text = textIn(element);
  if (format === 'html') return text;
  const isAuto = format === 'moodle_auto_format';
  return (isAuto ? text : escapeXml(text).replaceAll('&#10;', '\n')).trim().replace(/\r\n?|\n/g, '<br/>');
}

function filesIn(element: Element | undefined) {
  const byName = new Map(childrenOf(element, 'file').map((file) => [file.attributes.name, file]));
  return {
    open(path: string): Uint8Array | undefined {
      const file = byName.get(path.replace('@@PLUGINFILE@@/', ''));
      if (file === undefined || !path.startsWith('@@PLUGINFILE@@/')) return undefined;
      try {
        return Uint8Array.from(atob(textOf(file).replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
      } catch {
        return undefined; // no base64: the picture is told as missing
      }
    },
  };
}

/** Reads the texts of one question. */
class Reader {
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

  fraction(answer: Element): number {
    const fraction = Number(answer.attributes.fraction ?? '0');
    if (fraction !== 0 && fraction < 0) this.findings.warn('weights-dropped');
    return fraction;
  }

  feedback(): void {
    if (this.answers.some((answer) => textIn(childOf(answer, 'feedback')).trim() !== ''))
      this.findings.warn('feedback-dropped');
  }

  choice(): Pick<QuestionPart, 'type' | 'options' | 'answer'> {
    const single = textOf(childOf(this.question, 'single')).trim();
    const options = this.answers.map((answer, nth) => ({ label: labelAt(nth), content: this.rich(answer) }));
    if (options.length > 26) throw new Unfit('limits');
    const labels = this.answers.flatMap((answer, nth) => (this.fraction(answer) > 0 ? [labelAt(nth)] : []));
    const type =
      single === 'false' || single === '0' ? questionTypes['multiple-choice'] : questionTypes['single-choice'];
    return { type, options, answer: labels.length > 0 ? { kind: 'choice', labels } : { kind: 'none' } };
  }

  trueFalse(): AnswerKey {
    const right = this.answers.find((answer) => this.fraction(answer) > 0);
    return right ? { kind: 'true-false', value: textIn(right).trim().toLowerCase() === 'true' } : { kind: 'none' };
  }

  short(): AnswerKey {
    const accepted = this.answers.flatMap((answer) => (this.fraction(answer) > 0 ? [textIn(answer)] : []));
    if (this.answers.some((answer) => Number(textOf(childOf(answer, 'tolerance')) || '0') !== 0))
      this.findings.warn('tolerance-dropped');
    return accepted.length > 0 ? { kind: 'blanks', blanks: [{ accepted }] } : { kind: 'none' };
  }

  part(own: readonly string[]): QuestionPart {
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
      case 'shortanswer':
      case 'numerical':
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
        const { html, blanks, hadChoices, hadTolerance } = readCloze(htmlIn(text), decodeHtml);
        if (hadChoices) this.findings.warn('choices-dropped');
        if (hadTolerance) this.findings.warn('tolerance-dropped');
        const isWhole = blanks.length > 0 && blanks.every(({ accepted }) => accepted.length > 0);
        const answer: AnswerKey = isWhole ? { kind: 'blanks', blanks } : { kind: 'none' };
        return { ...base, type: said ?? questionTypes['fill-in'], stem: this.rich(text, html), answer };
      }
      default:
        throw new Unfit('type-not-carried');
    }
  }
}

/** Takes one `<question>` after the other. */
class MoodleFile {
  #nth = 0;
  readonly combining: Combining;

  constructor(readonly collector: QuestionCollector) {
    this.combining = new Combining(collector);
  }

  take(question: Element): void {
    if (question.attributes.type === 'category') {
      this.combining.category = knowledgeOf(textIn(childOf(question, 'category')).trim());
      return;
    }
    const where = `#${++this.#nth}`;
    const tags = childrenOf(childOf(question, 'tags'), 'tag').map(textIn);
    const findings = new Findings(this.collector.result.pictures);
    try {
      const part = findings.withSounds(new Reader(findings, question).part(ownTags(tags)));
      this.combining.add(where, part, tags, findings);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      this.collector.skip(where, error.why);
    }
  }
}

/** Reads Moodle XML: every type that exists here; half a file gives its whole questions. */
export function readMoodle(bytes: Uint8Array, limits: Limits): ReadResult {
  const collector = new QuestionCollector(limits);
  const file = new MoodleFile(collector);
  const text = readText(bytes);
  if (!/<quiz[\s>]/.test(text.slice(0, 65_536))) throw new Unreadable('not-this-format');
  try {
    eachElement(text, 'question', (question) => {
      if (!collector.isFull) file.take(question);
    });
  } catch (error) {
    if (!(error instanceof NotXml)) throw error;
    collector.skip(`line ${error.line}`, 'cut-off');
  }
  file.combining.end();
  return collector.result;
}
