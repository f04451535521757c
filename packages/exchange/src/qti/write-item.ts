import { blanksOf } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { tagsOf } from '../facts-tags.js';
import { dataUrl, plainSigns, soundUrl, writeHtml, writeSounds } from '../html/write-html.js';
import type { Exchanged, MediaFiles } from '../model.js';
import { titleOf, typeNameOf } from '../question-collector.js';
import { escapeXml, tag } from '../xml.js';
import { identifierOf } from './choice-names.js';
import { dialects, type QtiVersion, type QtiWriter, writerOf } from './dialect.js';
import { formulaMathml } from './formula-mathml.js';
import { PLACES } from './places.js';
import { withPlain } from './plain-spellings.js';
import { withPlainTags } from './plain-tags.js';
import { processingXml, type Scored, scoreXml } from './processing.js';

const endings: Record<string, string | undefined> = { jpeg: 'jpg', mpeg: 'mp3', mp4: 'm4a' };

/** Writes one item with the pictures that it names. */
export class ItemWriter {
  readonly files = new Map<string, Uint8Array>();
  private readonly el: QtiWriter;
  readonly #declarations: string[] = [];
  readonly #scored: Scored[] = [];

  constructor(
    private readonly version: QtiVersion,
    private readonly pictures: MediaFiles,
    private readonly name: string,
  ) {
    this.el = writerOf(version);
  }

  #beside(url: string | undefined): string | undefined {
    const [, kind = '', type = '', data = ''] = /^data:(\w+)\/(\w+)[^,]*,(.*)$/s.exec(url ?? '') ?? [];
    if (type === '') return undefined;
    const path = `${kind === 'audio' ? 'sounds' : 'images'}/${this.name}-${this.files.size + 1}.${endings[type] ?? type}`;
    this.files.set(
      path,
      Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
    );
    return `../${path}`;
  }

  html(rich: RichText, blankId?: (index: number) => string): string {
    const html = writeHtml(rich, {
      formula: formulaMathml,
      blank: ({ index, widthMm }) => {
        const width = widthMm === undefined ? '' : ` zb-width-${widthMm}`;
        const names = { class: `blank zb-blank-${index}${width}` };
        if (blankId === undefined) return tag('span', names, '____');
        return this.el('textEntryInteraction', { responseIdentifier: blankId(index), ...names });
      },
      picture: ({ source }) => this.#beside(dataUrl(source, this.pictures)),
      text: plainSigns,
    });
    return withPlainTags(html);
  }

  #declare(
    identifier: string,
    cardinality: string,
    baseType: string,
    values: readonly string[],
    accepted: ReturnType<typeof withPlain> = [],
  ): void {
    const correct = values.map((value) => this.el('value', {}, escapeXml(value))).join('');
    if (values.length > 0) this.#scored.push({ id: identifier, by: accepted.length > 0 ? 'map' : 'match' });
    const entries = accepted.map(({ key, value }) => this.el('mapEntry', { mapKey: key, mappedValue: value })).join('');
    this.#declarations.push(
      this.el(
        'responseDeclaration',
        { identifier, cardinality, baseType },
        (correct === '' ? '' : this.el('correctResponse', {}, correct)) +
          (entries === '' ? '' : this.el('mapping', { defaultValue: '0' }, entries)),
      ),
    );
  }

  #interaction({ type, stem, options, answer }: QuestionPart, id: string): string {
    const el = this.el;
    if (answer.kind === 'true-false') {
      this.#declare(id, 'single', 'identifier', [`${answer.value}`]);
      const choices = [
        ['true', '对'],
        ['false', '错'],
      ].map(([identifier, said = '']) => el('simpleChoice', { identifier }, said));
      return el('choiceInteraction', { responseIdentifier: id, shuffle: 'false', maxChoices: '1' }, choices.join(''));
    }
    if (options.length > 0) {
      const several = type === questionTypes['multiple-choice'];
      this.#declare(
        id,
        several ? 'multiple' : 'single',
        'identifier',
        answer.kind === 'choice' ? answer.labels.map(identifierOf) : [],
      );
      const choices = options.map(({ label, content }) =>
        el('simpleChoice', { identifier: identifierOf(label) }, this.html(content)),
      );
      const facts = { responseIdentifier: id, shuffle: 'false', maxChoices: several ? '0' : '1' };
      return el('choiceInteraction', facts, choices.join(''));
    }
    if (answer.kind === 'blanks') {
      const drawn = new Set(blanksOf(stem).map(({ index }) => index));
      const all = Math.max(answer.blanks.length, ...[...drawn].map((index) => index + 1));
      for (let nth = 0; nth < all; nth++) {
        const accepted = withPlain(answer.blanks[nth]?.accepted ?? []);
        const first = accepted.slice(0, 1).map(({ key }) => key);
        this.#declare(`${id}_${nth}`, 'single', 'string', first, accepted);
      }
      // A key whose place nobody drew is asked for below the text: no response stands without an interaction.
      const apart = answer.blanks.flatMap((_, nth) => (drawn.has(nth) ? [] : [`${id}_${nth}`]));
      const places = apart.map((one) => tag('p', {}, el('textEntryInteraction', { responseIdentifier: one })));
      return places.length === 0 ? '' : tag('div', { class: PLACES }, places.join(''));
    }
    this.#declare(id, 'single', 'string', []);
    return el('extendedTextInteraction', { responseIdentifier: id, expectedLines: '8' });
  }

  /** QTI 2 has no player of its own: a sound is an object there. */
  #sounds(part: QuestionPart): string {
    const address = (fileId: string) => {
      const sound = soundUrl(fileId, this.pictures);
      const url = this.#beside(sound?.url);
      return sound && url !== undefined ? { ...sound, url } : undefined;
    };
    return writeSounds(part, address, this.version === 'qti-3.0' ? 'audio' : 'object');
  }

  /** What stands apart from the question, in the body itself: within a part no version has a place for it. @param of the part it belongs to */
  #rubric(name: string, of: string, rich: RichText): string {
    if (rich.length === 0) return '';
    return this.rubric({ view: 'scorer', class: `zb-${name} zb-of-${of}` }, this.html(rich));
  }

  /** Version 3 says what a rubric is for, and puts its text into an element of its own. */
  rubric(attributes: { view: string; class: string }, inside: string): string {
    if (this.version !== 'qti-3.0') return this.el('rubricBlock', attributes, inside);
    const use = attributes.view === 'scorer' ? 'scoring' : 'instructions';
    return this.el('rubricBlock', { ...attributes, use }, this.el('contentBody', {}, inside));
  }

  /** A part in a frame that says its type, its stem apart from what stands for the answer. */
  part(part: QuestionPart, id: string, name: string): string {
    const { stem, answer, analysis } = part;
    const blankId = answer.kind === 'blanks' ? (index: number) => `${id}_${index}` : undefined;
    const frame = tag(
      'div',
      { class: `zb-${name} zb-id-${id} zb-type-${typeNameOf(part.type)}` },
      tag('div', { class: 'zb-stem' }, this.#sounds(part) + this.html(stem, blankId)) + this.#interaction(part, id),
    );
    const answered = this.#rubric('answer', id, answer.kind === 'open' ? answer.content : []);
    return frame + answered + this.#rubric('analysis', id, analysis);
  }

  item({ body, facts }: Exchanged): string {
    const { parts, ...own } = canonicalBody(body);
    const inner =
      this.part(own, 'RESPONSE', 'question') +
      parts.map((part, nth) => this.part(part, `RESPONSE_P${nth}`, 'part')).join('');
    const words = tagsOf(facts).map((word) => tag('span', {}, escapeXml(word)));
    const asReadResult =
      words.length === 0 ? '' : this.rubric({ view: 'author', class: 'zb-facts' }, tag('p', {}, words.join(' ')));
    const attributes = {
      xmlns: dialects[this.version].namespace,
      identifier: this.name,
      title: titleOf(own),
      adaptive: 'false',
      timeDependent: 'false',
    };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${this.el('assessmentItem', attributes, this.#declarations.join('') + scoreXml(this.el) + this.el('itemBody', {}, inner + asReadResult) + processingXml(this.el, this.#scored))}\n`;
  }
}
