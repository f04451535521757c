import type { RichText } from '@zhibi/contract/kernel';
import { type AnswerKey, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { factsOf } from '../facts-tags.js';
import type { Findings } from '../html/findings.js';
import { numbered, readHtml } from '../html/read-html.js';
import type { Exchanged } from '../model.js';
import { typeOfName } from '../question-collector.js';
import { Unfit } from '../unfit.js';
import { allWithin, childOf, childrenOf, type Element, elementsOf, textOf, within } from '../xml.js';
import { bodyHtml } from './body-html.js';
import { labelsOf } from './choice-names.js';
import { type Declared, declared, nothingDeclared } from './declared.js';
import { paidFor } from './paid.js';
import { PLACES } from './places.js';

const interactions = /Interaction$/;
/** The values of such an item are made anew for each student. */
const programmed = new Set(['templateDeclaration', 'templateProcessing', 'printedVariable']);
const taken = ['choiceInteraction', 'textEntryInteraction', 'inlineChoiceInteraction', 'extendedTextInteraction'];
const hasClass = (element: Element, name: string): boolean =>
  (element.attributes.class ?? '').split(/\s+/).includes(name);

/** Reads one item, whose names are those of version 2. */
export class ItemReader {
  readonly #declared: Map<string, Declared>;
  readonly #paid: Map<string, string[]>;

  constructor(
    private readonly item: Element,
    private readonly findings: Findings,
    /** What stands before the question in files of its own. */
    private readonly passages: RichText = [],
  ) {
    this.#declared = new Map(
      childrenOf(item, 'responseDeclaration').map((one) => {
        const correct = childrenOf(childOf(one, 'correctResponse'), 'value').map(textOf);
        return [one.attributes.identifier ?? '', declared(one, correct)];
      }),
    );
    this.#paid = paidFor(item);
  }

  #rich(html: string): RichText {
    const rich = readHtml(html, this.findings);
    if (rich === undefined) throw new Unfit('too-long');
    return numbered(rich);
  }

  #declaration(interaction: Element): Declared {
    const id = interaction.attributes.responseIdentifier ?? '';
    const found = this.#declared.get(id) ?? nothingDeclared;
    const said = [...found.correct, ...found.accepted];
    // Which of the two is right nobody here knows.
    if (said.length > 0 && this.#paid.get(id)?.some((value) => !said.includes(value)))
      this.findings.warn('keys-differ');
    return found;
  }

  #choice(interaction: Element): Pick<QuestionPart, 'type' | 'options' | 'answer'> {
    const choices = childrenOf(interaction, 'simpleChoice');
    if (choices.length > 26) throw new Unfit('limits');
    const ids = choices.map(({ attributes }) => attributes.identifier ?? '');
    const { correct, isPartial } = this.#declaration(interaction);
    if (isPartial) this.findings.warn('weights-dropped');
    if ([...allWithin(interaction)].some(({ name }) => name.startsWith('feedback')))
      this.findings.warn('feedback-dropped');
    const isTruth =
      ids.length === 2 &&
      ids
        .map((id) => id.toLowerCase())
        .sort()
        .join() === 'false,true';
    if (isTruth && correct.length === 1)
      return {
        type: questionTypes['true-false'],
        options: [],
        answer: { kind: 'true-false', value: correct[0]?.toLowerCase() === 'true' },
      };
    const labels = labelsOf(ids);
    const right = labels.filter((_, nth) => correct.includes(ids[nth] ?? ''));
    const single = interaction.attributes.maxChoices === '1';
    return {
      type: questionTypes[single ? 'single-choice' : 'multiple-choice'],
      options: choices.map((choice, nth) => ({ label: labels[nth] ?? 'A', content: this.#rich(bodyHtml(choice)) })),
      answer: right.length > 0 ? { kind: 'choice', labels: right } : { kind: 'none' },
    };
  }

  #blanks(blanks: readonly Element[]): AnswerKey {
    const keys = blanks.map((blank) => {
      const { accepted, isPartial } = this.#declaration(blank);
      if (isPartial) this.findings.warn('weights-dropped');
      if (blank.name !== 'inlineChoiceInteraction') return { accepted };
      this.findings.warn('choices-dropped');
      const said = childrenOf(blank, 'inlineChoice').filter(({ attributes }) =>
        accepted.includes(attributes.identifier ?? ''),
      );
      return { accepted: said.map((one) => textOf(one).trim()) };
    });
    const isWhole = keys.length > 0 && keys.every(({ accepted }) => accepted.length > 0);
    return isWhole ? { kind: 'blanks', blanks: keys } : { kind: 'none' };
  }

  /** What stands apart from a part of ours: beside it with its name, or within it as we wrote it once. */
  #rubric(frame: Element, name: string): RichText {
    const of = (frame.attributes.class ?? '').split(/\s+/).find((one) => one.startsWith('zb-id-'));
    const beside = elementsOf(childOf(this.item, 'itemBody') ?? frame).filter(
      (one) => of !== undefined && hasClass(one, of.replace('zb-id-', 'zb-of-')),
    );
    const found = [...elementsOf(frame), ...beside].find(
      (one) => one.name === 'rubricBlock' && hasClass(one, `zb-${name}`),
    );
    return found === undefined ? [] : this.#rich(bodyHtml(found));
  }

  /** A frame of ours: stem, interaction, answer and analysis stand apart. */
  #ownPart(frame: Element): QuestionPart {
    const stem = elementsOf(frame).find((one) => hasClass(one, 'zb-stem'));
    const blanks: Element[] = [];
    const text = this.#rich(stem === undefined ? '' : bodyHtml(stem, blanks));
    const type = (frame.attributes.class ?? '')
      .split(/\s+/)
      .flatMap((one) => typeOfName(one.replace(/^zb-type-/, '')) ?? [])[0];
    const places = elementsOf(frame).filter((one) => hasClass(one, PLACES));
    blanks.push(...places.flatMap((one) => [...within(one, 'textEntryInteraction')]));
    const analysis = this.#rubric(frame, 'analysis');
    const choice = childOf(frame, 'choiceInteraction');
    const base = { stem: text, options: [], analysis };
    if (choice) {
      const read = this.#choice(choice);
      return { ...base, ...read, type: type ?? read.type };
    }
    if (blanks.length > 0) return { ...base, type: type ?? questionTypes['fill-in'], answer: this.#blanks(blanks) };
    return {
      ...base,
      type: type ?? questionTypes.subjective,
      answer: { kind: 'open', content: this.#rubric(frame, 'answer') },
    };
  }

  #received(frame: Element): QuestionPart {
    return this.findings.withSounds(this.#ownPart(frame));
  }

  /** An item of another system: one interaction, blanks in the text, or several interactions that become parts. */
  #foreign(body: Element): Exchanged['body'] {
    const asking = [...allWithin(body)].filter(({ name }) => interactions.test(name));
    if (asking.length === 0 || asking.some(({ name }) => !taken.includes(name))) throw new Unfit('type-not-carried');
    const blanks: Element[] = [];
    const stem = bodyHtml(body, blanks);
    const others = asking.filter(({ name }) => name === 'choiceInteraction' || name === 'extendedTextInteraction');
    const feedback = childrenOf(this.item, 'modalFeedback')
      .map((one) => bodyHtml(one))
      .join('');
    const base = { analysis: this.#rich(feedback), options: [] };
    const parts = others.map((one): QuestionPart => {
      const prompt = childOf(one, 'prompt');
      const own = { options: [], analysis: [], stem: this.#rich(prompt ? bodyHtml(prompt) : '') };
      if (one.name === 'choiceInteraction') return { ...own, ...this.#choice(one) };
      return { ...own, type: questionTypes.subjective, answer: { kind: 'none' } };
    });
    const [only] = parts;
    if (blanks.length > 0) {
      if (parts.length > 0) throw new Unfit('type-not-carried');
      return {
        ...base,
        type: questionTypes['fill-in'],
        stem: this.#rich(stem),
        answer: this.#blanks(blanks),
        parts: [],
      };
    }
    if (only && parts.length === 1)
      return { ...only, ...base, options: only.options, stem: [...this.#rich(stem), ...only.stem], parts: [] };
    return { ...base, type: questionTypes.combined, stem: this.#rich(stem), answer: { kind: 'none' }, parts };
  }

  read(): Exchanged {
    if ([...allWithin(this.item)].some(({ name }) => programmed.has(name))) throw new Unfit('made-by-program');
    if (/^(?:true|1)$/.test(this.item.attributes.adaptive?.trim() ?? '')) this.findings.warn('adaptive-dropped');
    const body = childOf(this.item, 'itemBody');
    if (body === undefined) throw new Unfit('stem-missing');
    const [question, ...parts] = elementsOf(body).filter(
      (one) => hasClass(one, 'zb-question') || hasClass(one, 'zb-part'),
    );
    const asReadResult = elementsOf(body).find((one) => hasClass(one, 'zb-facts'));
    const tags = asReadResult === undefined ? [] : [...within(asReadResult, 'span')].map(textOf);
    if (question === undefined) {
      const foreign = this.findings.withSounds(this.#foreign(body));
      return { body: { ...foreign, stem: [...this.passages, ...foreign.stem] }, facts: factsOf(tags, this.findings) };
    }
    return {
      body: { ...this.#received(question), parts: parts.map((part) => this.#received(part)) },
      facts: factsOf(tags, this.findings),
    };
  }
}
