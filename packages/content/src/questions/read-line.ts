import { QuestionBody, type QuestionPart, type QuestionTypeName, questionTypes } from '@zhibi/contract/questions';
import { parseRich } from '../authoring/parse.js';
import type { LineProblem, QuestionMeta } from './json-line.js';
import { readAnswer } from './read-answer.js';

export type LineRead = { ok: true; body: QuestionBody; meta: QuestionMeta } | { ok: false; problems: LineProblem[] };

type Fields = Record<string, unknown>;

/** Names that other programs use for our types. */
const typeByName: Record<string, QuestionTypeName | undefined> = {
  单选题: 'single-choice',
  单项选择题: 'single-choice',
  多选题: 'multiple-choice',
  多项选择题: 'multiple-choice',
  判断题: 'true-false',
  填空题: 'fill-in',
  解答题: 'subjective',
  主观题: 'subjective',
  简答题: 'subjective',
  口算题: 'oral-arithmetic',
  书法题: 'calligraphy',
  作文题: 'writing',
  综合题: 'combined',
};
const stageByName: Record<string, QuestionMeta['stage']> = {
  primary: 'primary',
  junior: 'junior',
  senior: 'senior',
  小学: 'primary',
  初中: 'junior',
  高中: 'senior',
  '1': 'primary',
  '2': 'junior',
  '3': 'senior',
};
/** A text longer than this is a file that lost its line ends. */
const longestText = 300_000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads one field after the other and remembers what was wrong. */
class LineReader {
  readonly problems: LineProblem[] = [];

  refuse(reason: LineProblem['reason'], where: string): undefined {
    this.problems.push({ reason, where });
    return undefined;
  }

  text(value: unknown, where: string): string {
    if (isAbsent(value)) return '';
    if (typeof value !== 'string') this.refuse('not-a-text', where);
    else if (value.length > longestText) this.refuse('too-long', where);
    else return value;
    return '';
  }

  type(value: unknown, where: string): QuestionTypeName | undefined {
    const name = typeof value === 'string' ? value.trim() : '';
    if (Object.hasOwn(questionTypes, name)) return name as QuestionTypeName; // just found among its keys
    return typeByName[name] ?? this.refuse('type-unknown', where);
  }

  options(value: unknown, where: string): QuestionPart['options'] {
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) return this.refuse('options-unreadable', where) ?? [];
    return value.map((option: unknown, i) => {
      const content = isFields(option) ? option.content : option;
      const said = isFields(option) ? option.label : undefined;
      const label =
        typeof said === 'string' ? said.normalize('NFKC').trim().toUpperCase() : String.fromCharCode(65 + i);
      if (!/^[A-Z0-9]$/.test(label)) this.refuse('options-unreadable', `${where}.${i}`);
      return { label, content: parseRich(this.text(content, `${where}.${i}.content`)) };
    });
  }

  part(fields: Fields, path: string): QuestionPart | undefined {
    const type = this.type(fields.type, `${path}type`);
    const stem = this.text(fields.stem, `${path}stem`);
    const options = this.options(fields.options, `${path}options`);
    const analysis = this.text(fields.analysis, `${path}analysis`);
    if (isAbsent(fields.stem)) this.refuse('stem-missing', `${path}stem`);
    const answer = type && (readAnswer(type, fields.answer) ?? this.refuse('answer-unreadable', `${path}answer`));
    if (!type || !answer) return undefined;
    return { type: questionTypes[type], stem: parseRich(stem), options, answer, analysis: parseRich(analysis) };
  }

  parts(value: unknown): QuestionPart[] {
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) return this.refuse('parts-unreadable', 'parts') ?? [];
    return value.flatMap((part: unknown, i) => {
      if (isFields(part)) return this.part(part, `parts.${i}.`) ?? [];
      return this.refuse('parts-unreadable', `parts.${i}`) ?? [];
    });
  }

  meta(fields: Fields): QuestionMeta {
    const meta: QuestionMeta = { knowledge: [] };
    const subject = this.text(fields.subject, 'subject').trim();
    const source = this.text(fields.source, 'source').trim();
    if (subject !== '') meta.subject = subject;
    if (source !== '') meta.source = source;
    if (!isAbsent(fields.stage)) meta.stage = stageByName[`${fields.stage}`] ?? this.refuse('stage-unknown', 'stage');
    if (typeof fields.difficulty === 'number' && fields.difficulty >= 0 && fields.difficulty <= 1) {
      meta.difficulty = fields.difficulty;
    } else if (!isAbsent(fields.difficulty)) this.refuse('difficulty-out-of-range', 'difficulty');
    const paths: unknown = isAbsent(fields.knowledge) ? [] : fields.knowledge;
    if (Array.isArray(paths) && paths.every((path) => typeof path === 'string')) meta.knowledge = paths;
    else this.refuse('knowledge-unreadable', 'knowledge');
    return meta;
  }
}

/**
 * Reads one parsed line of the JSON-lines form. Tolerant in spelling (Chinese names of types and stages, `"AC"` for `["A", "C"]`, options without
 * labels), strict in substance: all that is wrong is listed, nothing is guessed. Drawings are sanitised. Whether the question is complete is for `missingParts`.
 */
export function questionFromJsonLine(line: unknown): LineRead {
  if (!isFields(line)) return { ok: false, problems: [{ reason: 'not-an-object', where: '' }] };
  const reader = new LineReader();
  const question = reader.part(line, '');
  const parts = reader.parts(line.parts);
  const meta = reader.meta(line);
  if (!question || reader.problems.length > 0) return { ok: false, problems: reader.problems };
  const body = QuestionBody.safeParse({ ...question, parts });
  if (body.success) return { ok: true, body: body.data, meta };
  const problems = body.error.issues.map(({ path }): LineProblem => ({ reason: 'limits', where: path.join('.') }));
  return { ok: false, problems };
}
