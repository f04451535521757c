import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseRich, questionFromJsonLine, questionToJsonLine } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { newId } from '../apps/server/src/platform/ids.js';
import type { BankQuestion, BankTreeNode } from '../apps/server/src/questions/index.js';

export interface Corpus {
  subjects: { subjectId: number; subjectMainId: number; stage: 3; name: string }[];
  knowledge: { subjectId: number; roots: BankTreeNode[] }[];
  questions: MadeQuestion[];
}

/** With the names of its knowledge points, as a file says them. */
type MadeQuestion = BankQuestion & { titles: string[] };

/** Numbers that look drawn and are the same each time. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Original {
  subject: string;
  source: string;
  year: number;
  body: QuestionBody;
}

/** The questions of a JSON-lines file (plain or packed), or a few made-up ones where none is given. */
function originals(file: string | undefined): Original[] {
  if (file === undefined || !existsSync(file)) return madeUp();
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const fields = JSON.parse(line) as { year?: string; paper?: string };
    const read = questionFromJsonLine(fields);
    if (!read.ok) return [];
    const year = Number(fields.year) || 2020;
    return [{ subject: read.meta.subject ?? '数学', source: `${year} ${fields.paper ?? ''}`, year, body: read.body }];
  });
}

function madeUp(): Original[] {
  const things = ['抛物线', '三角形', '圆锥', '数列', '概率', '向量', '导数', '不等式', '函数图象', '直线方程'];
  const asks = ['求它的面积', '求最大值', '判断单调性', '证明结论成立', '写出通项公式', '化简并求值'];
  return Array.from({ length: 2800 }, (_, nth) => {
    const stem = `已知${things[nth % 10]}满足 $${(nth % 7) + 2}x^2+${(nth % 11) + 1}x-${(nth % 5) + 1}=0$，且${things[(nth * 3) % 10]}与${things[(nth * 7) % 10]}有公共点。${asks[nth % 6]}，并说明${asks[(nth * 5) % 6]}的理由。`;
    const body = { type: questionTypes.subjective, stem: parseRich(stem), options: [], parts: [] };
    return {
      subject: '数学',
      source: `${2010 + (nth % 13)} 卷`,
      year: 2010 + (nth % 13),
      body: { ...body, answer: { kind: 'open', content: parseRich('略') }, analysis: parseRich(stem) },
    };
  });
}

const SUBJECTS = 9;

/** So many questions of one stage: each an original whose numbers differ and whose sentences come in part from another one of its subject. */
export function makeCorpus(size: number, file: string | undefined): Corpus {
  const all = originals(file);
  const names = [...new Set(all.map(({ subject }) => subject))].slice(0, SUBJECTS);
  const subjects = names.map((name, at) => ({
    subjectId: 311 + at,
    subjectMainId: 31 + at,
    stage: 3 as const,
    name: `高中${name}`,
  }));
  const knowledge = subjects.map(({ subjectId }) => ({ subjectId, roots: topics() }));
  const bySubject = names.map((name) => all.filter(({ subject }) => subject === name));
  const random = drawn(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // never asked of an empty list
  const questions = Array.from({ length: size }, (): MadeQuestion => {
    const at = Math.floor(random() * names.length);
    const own = bySubject[at] ?? [];
    const { body, source, year } = pick(own);
    const point = pick(pick(knowledge[at]?.roots ?? []).children);
    return {
      id: newId(),
      subjectId: 311 + at,
      stage: 3,
      source,
      year,
      difficulty: Math.round(random() * 100) / 100,
      minutes: 3,
      knowledgeIds: [point.id],
      chapterIds: [],
      titles: [point.title],
      body: vary(body, pick(own).body, random),
    };
  });
  return { subjects, knowledge, questions };
}

/** Questions as a file that the import reads. */
export function linesOf(questions: readonly MadeQuestion[], subjects: Corpus['subjects']): string {
  const nameOf = new Map(subjects.map(({ subjectId, name }) => [subjectId, name]));
  return questions
    .map(({ body, subjectId, difficulty, source, year, minutes, titles }) => {
      const subject = nameOf.get(subjectId);
      const meta = { stage: 'senior' as const, knowledge: titles, difficulty, source, subject };
      return JSON.stringify({ ...questionToJsonLine(body, meta), year, minutes });
    })
    .join('\n');
}

const topics = (): BankTreeNode[] =>
  ['函数', '几何', '语法', '实验', '阅读', '历史', '概率', '力学', '遗传', '地形'].map((title) => ({
    id: newId(),
    title,
    children: ['性质', '图象', '应用', '综合', '基础', '拓展'].map((part) => ({
      id: newId(),
      title: `${title}${part}`,
      children: [],
    })),
  }));

function vary(body: QuestionBody, other: QuestionBody, random: () => number): QuestionBody {
  const digit = () => String(1 + Math.floor(random() * 9));
  const changed = (rich: RichText): RichText =>
    rich.map((block) =>
      block.t !== 'p'
        ? block
        : {
            ...block,
            children: block.children.map((one) =>
              one.t === 'text' || one.t === 'math' ? { ...one, v: one.v.replace(/\d/g, digit) } : one,
            ),
          },
    );
  const half = <T>(list: readonly T[]) => list.slice(0, Math.ceil(list.length * random()));
  const { type, options, answer, parts } = body;
  return {
    type,
    answer,
    options,
    stem: [...changed(body.stem), ...half(changed(other.stem))].slice(0, 20),
    analysis: [...half(changed(body.analysis)), ...half(changed(other.analysis))],
    parts,
  };
}
