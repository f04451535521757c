import { parseRich } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { questionTypes } from '@zhibi/contract/questions';
import type { Limits, ReadResult } from '../model.js';
import { labelAt, QuestionCollector } from '../question-collector.js';
import type { Row } from './read.js';

/** The titles of Kahoot's template (its help centre: “How to import questions from a spreadsheet”), as they begin; it has them in English only. */
const titles = { stem: /^question\b/i, option: /^answer\s*(\d)\b/i, key: /^correct answer/i };

interface Places {
  stem: number;
  options: number[];
  key: number;
}

function placesIn(cells: readonly string[]): Places | undefined {
  const find = (title: RegExp) => cells.findIndex((cell) => title.test(cell.trim()));
  const options = cells.flatMap((cell, at) => (titles.option.test(cell.trim()) ? [at] : []));
  const [stem, key] = [find(titles.stem), find(titles.key)];
  return stem >= 0 && key >= 0 && options.length >= 2 ? { stem, options, key } : undefined;
}

/** Whether a sheet is filled in after Kahoot's template, whose table begins below a few lines of advice. */
export const isKahoot = (rows: readonly Row[]): boolean => rows.slice(0, 20).some(({ cells }) => placesIn(cells));

/**
 * Reads Kahoot's template: a question, up to six answers, and the numbers of those that are right. How long its question stays open belongs to
 * the game and is not taken.
 */
export function readKahoot(rows: readonly Row[], limits: Limits): ReadResult {
  const collector = new QuestionCollector(limits);
  const head = rows.findIndex(({ cells }) => placesIn(cells));
  const places = placesIn(rows[head]?.cells ?? []);
  for (const row of places ? rows.slice(head + 1) : []) {
    const cell = (at: number) => (row.cells[at] ?? '').trim();
    const { stem = -1, options = [], key = -1 } = places ?? {};
    // A row that is numbered beforehand and not filled in is no question.
    if ([stem, key, ...options].every((at) => cell(at) === '')) continue;
    const filled = options.map((at, nth) => ({ no: nth + 1, text: cell(at) })).filter(({ text }) => text !== '');
    const where = `row ${row.at}`;
    const keys = keysIn(cell(key));
    const right = filled.flatMap(({ no }, nth) => (keys?.includes(no) ? [labelAt(nth)] : []));
    if (cell(stem) === '') collector.skip(where, 'stem-missing');
    else if (filled.length < 2) collector.skip(where, 'options-unreadable');
    // A number that names no answer, or one that is empty: the key says something else than what stands there.
    else if (keys === undefined || keys.length !== right.length) collector.skip(where, 'answer-unreadable');
    else
      collector.add(
        where,
        {
          type: right.length > 1 ? questionTypes['multiple-choice'] : questionTypes['single-choice'],
          stem: rich(cell(stem)),
          options: filled.map(({ text }, nth) => ({ label: labelAt(nth), content: rich(text) })),
          answer: right.length === 0 ? { kind: 'none' } : { kind: 'choice', labels: right },
          analysis: [],
          parts: [],
        },
        { facts: { knowledge: [] } },
      );
  }
  return collector.result;
}

const rich = (text: string): RichText => parseRich(text);

/** `1`, `1,3` or `1、3`, each once; undefined where something else stands there. */
function keysIn(text: string): number[] | undefined {
  if (text === '') return [];
  const signs = text.split(/[\s,，、;；]+/).filter((sign) => sign !== '');
  return signs.every((sign) => /^[1-6](\.0)?$/.test(sign)) ? [...new Set(signs.map(Number))] : undefined;
}
