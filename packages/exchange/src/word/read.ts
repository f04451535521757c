import { parseRich, toPlain } from '@zhibi/content';
import { type Archive, isZip, openZip } from '@zhibi/files';
import { FormulaSources, isSourceList } from '../formula/formula-sources.js';
import { Findings } from '../html/findings.js';
import { type Limits, type ReadResult, Unreadable } from '../model.js';
import { openIn } from '../open-in.js';
import { QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { childOf, childrenOf, type Element, readTree, textOf } from '../xml.js';
import { DocumentReader } from './document.js';
import { isPlainly } from './is-signed.js';
import { judgeCut } from './judge.js';
import { keysFor } from './key-of.js';
import type { Line } from './line.js';
import { Numbering } from './numbering.js';
import { withPassages } from './passage.js';
import { shareRuns } from './run-of-keys.js';
import { shareKeys } from './share-keys.js';
import { Splitter } from './split.js';
import { Styles } from './styles.js';

/** More files beside a document than this are not looked into. */
const MOST_BESIDE = 20;

const treeOf = (archive: Archive, path: string, root: string) => {
  const bytes = archive.open(path);
  return bytes && readTree(readText(bytes), root);
};

function relationsOf(archive: Archive): Map<string, string> {
  const tree = treeOf(archive, 'word/_rels/document.xml.rels', 'Relationships');
  return new Map(
    childrenOf(tree, 'Relationship')
      .filter(({ attributes }) => attributes.TargetMode !== 'External')
      .map(({ attributes }) => {
        const target = attributes.Target ?? '';
        return [attributes.Id ?? '', target.startsWith('/') ? target.slice(1) : `word/${target}`];
      }),
  );
}

/** The program that wrote a document, with its version. */
function programOf(archive: Archive): string {
  const about = treeOf(archive, 'docProps/app.xml', 'Properties');
  const said = ['Application', 'AppVersion'].map((name) => textOf(childOf(about, name)).trim());
  return said.join(' ').trim().slice(0, 100);
}

/** What our formulas were typed as. Word gives the files beside a document names of its own. */
function formulaList(archive: Archive): Element | undefined {
  for (const name of archive.names.filter((one) => /^customXml\/item\d*\.xml$/.test(one)).slice(0, MOST_BESIDE)) {
    const xml = readText(archive.open(name) ?? new Uint8Array());
    if (isSourceList(xml)) return readTree(xml, 'formulas');
  }
  return undefined;
}

const shown = 60;
/** A text of the document as a person reads it, without the signs of the form. */
const inWords = (text: string): string => toPlain(parseRich(text)).replace(/\s+/g, ' ').trim().slice(0, shown);

function* behind(lines: readonly Line[], nth: number): Generator<Line> {
  for (let at = nth + 1; at < lines.length; at++) {
    const line = lines[at];
    if (line !== undefined) yield line;
  }
}

/** The questions of a paper, and what belongs to none. */
function takePaper(collector: QuestionCollector, splitter: Splitter): void {
  const { cuts, keys, outside, answerTables, passages } = splitter;
  // The points of a letter are no questions, though one of them may name a task.
  const isLetter = splitter.isLetter && !cuts.some(isPlainly);
  const lost = isLetter ? cuts.flatMap(({ stem }) => stem) : [];
  const unread = passages.filter((one) => !cuts.some(({ passage }) => passage === one)).flatMap(({ lines }) => lines);
  for (const text of [...outside, ...unread, ...lost]) collector.skip(inWords(text), 'text-outside');
  for (const text of splitter.unsure) collector.skip(inWords(text), 'number-in-key');
  for (const text of answerTables) collector.skip(inWords(text), 'answer-table');
  if (isLetter) return;
  const unmarked = cuts.filter(({ isMarked }) => !isMarked);
  shareKeys(unmarked);
  shareRuns(unmarked);
  const asked = new Set(cuts.map(({ number }) => number));
  for (const key of keys.without(asked)) collector.skip(inWords(key), 'text-outside');
  const keyOf = keysFor(cuts, keys);
  for (const cut of withPassages(cuts)) judgeCut(collector, cut, keyOf);
}

/**
 * Reads a Word document (.docx): paragraphs, tables, pictures, formulas, numbers that Word counts by itself; cuts the running text into questions and
 * says of each how sure the cut is. Macros, links and everything outside the text are not looked at.
 */
export function readWord(bytes: Uint8Array, limits: Limits): ReadResult {
  if (!isZip(bytes)) throw new Unreadable(bytes[0] === 0xd0 && bytes[1] === 0xcf ? 'locked-file' : 'not-this-format');
  const archive = openZip(bytes, limits);
  const document = treeOf(archive, 'word/document.xml', 'document');
  const body = childOf(document, 'body');
  if (body === undefined) throw new Unreadable('not-this-format');
  const collector = new QuestionCollector(limits);
  collector.result.formatVersion = programOf(archive);
  const relations = relationsOf(archive);
  const findings = new Findings(collector.result.pictures, openIn(archive, ''));
  const part = (name: string) => treeOf(archive, `word/${name}.xml`, name);
  const reader = new DocumentReader(
    findings,
    { numbering: new Numbering(part('numbering')), styles: new Styles(part('styles')) },
    (relation) => relations.get(relation),
    FormulaSources.from(formulaList(archive)),
  );
  const splitter = new Splitter();
  const lines = reader.lines(body);
  for (const [nth, line] of lines.entries()) splitter.take(line, () => behind(lines, nth));
  splitter.endParagraph();
  takePaper(collector, splitter);
  for (const { text, why } of reader.leftOut) collector.skip(inWords(text), why);
  return collector.result;
}
