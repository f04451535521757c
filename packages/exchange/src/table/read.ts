import { blanksOf, parseRich, type QuestionMeta, questionFromJsonLine } from '@zhibi/content';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import { lineAnswer } from '../key-text.js';
import { isSaid, licenceOf } from '../licence.js';
import { mapPictures } from '../map-pictures.js';
import { type Facts, type Limits, type ReadResult, Unreadable } from '../model.js';
import { QuestionCollector } from '../question-collector.js';
import { versionIn, yearAndMinutes } from '../year-and-minutes.js';
import { type Column, columnOf, partSign } from './columns.js';
import { numberedRow } from './numbered-options.js';
import { TextSources } from './text-sources.js';
import { typeNamed } from './type-names.js';

/** A row as it was read: where it stands in the sheet, counted from 1, and the text of its cells. */
export interface Row {
  at: number;
  cells: readonly string[];
}

type Place = ReturnType<typeof columnOf>;
type Line = Record<string, unknown> & { parts: unknown[] };

/** A formula of the sheet that has no result stands as this sign. */
const noResult = '\uFFFC';

/** Takes a row apart by the titles of its columns. */
class RowReader {
  constructor(
    private readonly places: readonly Place[],
    private readonly sources: TextSources,
  ) {}

  cell(row: Row, column: Column): string {
    const at = this.places.indexOf(column);
    return at < 0 ? '' : (row.cells[at] ?? '');
  }

  /** A text of a question, as it was typed. */
  #text(row: Row, column: Column): string {
    return this.sources.typedOf(this.cell(row, column));
  }

  #options(row: Row): { label: string; content: string }[] {
    const all = this.places.flatMap((place, at) =>
      typeof place === 'object' ? [{ label: place.option, content: this.sources.typedOf(row.cells[at] ?? '') }] : [],
    );
    const last = all.findLastIndex(({ content }) => content.trim() !== '');
    return all.slice(0, last + 1);
  }

  line(row: Row): Line {
    const key = this.#text(row, 'answer');
    const typed = { type: typeNamed(this.cell(row, 'type').trim(), key), options: this.#options(row), answer: key };
    const isNumbered = this.places.some((place) => typeof place === 'object' && place.isNumbered);
    const { type, options, answer } = isNumbered ? numberedRow(typed) : typed;
    const stem = this.#text(row, 'stem');
    return {
      type: type === '' && options.length > 0 ? '单选题' : type,
      stem,
      options,
      answer: lineAnswer(answer, type, blanksOf(parseRich(stem)).length),
      analysis: this.#text(row, 'analysis'),
      parts: [],
    };
  }

  facts(row: Row): Record<string, unknown> {
    const difficulty = this.cell(row, 'difficulty').trim();
    const knowledge = this.cell(row, 'knowledge')
      .split(/[\n；;]/)
      .map((path) => path.trim());
    return {
      subject: this.cell(row, 'subject'),
      stage: this.cell(row, 'stage').trim(),
      source: this.cell(row, 'source'),
      difficulty: difficulty === '' ? undefined : Number(difficulty),
      knowledge: knowledge.filter((path) => path !== ''),
    };
  }

  more(row: Row): Omit<Facts, keyof QuestionMeta> {
    const licence = licenceOf(this.cell(row, 'licence'));
    const [year, minutes] = [Number(this.cell(row, 'year')), Number(this.cell(row, 'minutes'))];
    return {
      ...yearAndMinutes({ year, minutes }),
      ...versionIn(this.cell(row, 'version')),
      ...(licence === undefined ? {} : { licence }),
    };
  }

  /** A right that is named, but by no name that we know. */
  isRiddle(row: Row): boolean {
    const licence = this.cell(row, 'licence');
    return isSaid(licence) && licenceOf(licence) === undefined;
  }
}

function headOf(rows: readonly Row[]): number {
  const at = rows.slice(0, 10).findIndex(({ cells }) => cells.map(columnOf).includes('stem'));
  if (at < 0) throw new Unreadable('not-this-format');
  return at;
}

/** Reads the rows of a workbook or CSV by the titles of their columns, in Chinese or English; a part joins the question above it. @param beside the files beside the sheet */
export function readTable(rows: readonly Row[], limits: Limits, beside: readonly Uint8Array[] = []): ReadResult {
  const collector = new QuestionCollector(limits);
  const head = headOf(rows);
  const reader = new RowReader(rows[head]?.cells.map(columnOf) ?? [], TextSources.from(beside));
  let begun: { row: Row; line: Line } | undefined;
  const finish = () => {
    if (begun === undefined || collector.isFull) return;
    const { row, line } = begun;
    const where = `row ${row.at}`;
    const read = questionFromJsonLine({ ...line, ...reader.facts(row) });
    if (!read.ok) return collector.skip(where, read.problems[0]?.reason ?? 'not-an-object');
    const warnings = new Set<WarnReason>(reader.isRiddle(row) ? ['licence-unknown'] : []);
    // It lies somewhere in the net, where an import does not go.
    if (reader.cell(row, 'picture').trim() !== '') warnings.add('picture-missing');
    const body = mapPictures(read.body, () => {
      warnings.add('picture-missing');
      return undefined;
    });
    return collector.add(where, body, { facts: { ...read.meta, ...reader.more(row) }, warnings });
  };
  for (const row of rows.slice(head + 1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (row.cells.some((cell) => cell.includes(noResult))) {
      collector.skip(`row ${row.at}`, 'not-a-text');
      continue;
    }
    if (begun && reader.cell(row, 'part').trim() === partSign) begun.line.parts.push(reader.line(row));
    else {
      finish();
      begun = { row, line: reader.line(row) };
    }
  }
  finish();
  return collector.result;
}
