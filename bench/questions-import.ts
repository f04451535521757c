import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { normaliseRich, parseRich, toPlain } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { insertSubjects } from '../apps/server/src/people/index.js';
import { isSettable } from '../apps/server/src/questions/exchange/formulas.js';
import { Importer } from '../apps/server/test/importer.js';
import { load } from './measure.js';
import { openSetUp } from './set-up.js';

/** Where the exam questions lie on a machine that measures; they are not part of the project. */
const FILE = process.env.QUESTIONS_FILE ?? 'shared/data/gaokao-2010-2022.jsonl.gz';
const GOAL_S = 60;
const NAMES = ['语文', '数学', '英语', '物理', '化学', '生物', '政治', '历史', '地理'];

interface Line {
  subject: string;
  stem: string;
  options: { content: string }[];
  analysis: string;
}

const plain = (rich: RichText): string => toPlain(rich).replace(/\s+/g, '');
const formulasOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(formulasOf);
  if (typeof value !== 'object' || value === null) return [];
  const one: Record<string, unknown> = { ...value };
  return one.t === 'math' && typeof one.v === 'string' ? [one.v] : Object.values(one).flatMap(formulasOf);
};

/** The exam questions through the whole server: how long, what was left out and why, whether any text is another, whether every formula shows. */
export async function benchQuestionsImport(): Promise<void> {
  if (!existsSync(FILE)) {
    console.log(`questions: ${FILE} is not here; name the file in QUESTIONS_FILE`);
    return;
  }
  const packed = readFileSync(FILE);
  const text = FILE.endsWith('.gz') ? gunzipSync(packed).toString() : packed.toString();
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));
  const setUp = await openSetUp({ WORKERS: '1', ACCESS_TOKEN_S: '86400' });
  try {
    const { world } = setUp;
    const subjects = NAMES.map((name, nth) => ({
      subjectId: 901 + nth,
      subjectMainId: 900 + nth,
      stage: 3 as const,
      name,
    }));
    await world.services.database.asSystem((db) => insertSubjects(db, subjects));
    const school = await world.newSchool();
    const importer = new Importer(await school.newTeacher(), 100);
    const begun = performance.now();
    const one = await importer.bring(packed, { name: FILE });
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `import of ${lines.length} exam questions: ${seconds.toFixed(1)} s (goal: ${GOAL_S} s; ${load()}); ${JSON.stringify(one.counts)}`,
    );
    const items = await importer.items(one);
    const why = new Map<string, number>();
    for (const { outcome, reason, warnings } of items)
      for (const word of outcome === 'skipped' ? [`left out: ${reason}`] : warnings)
        why.set(word, (why.get(word) ?? 0) + 1);
    console.log(`  ${[...why].map(([word, n]) => `${word} ${n}`).join(' · ')}`);
    const added = items.filter(({ questionId }) => questionId !== null);
    let altered = 0;
    let untold = 0;
    const formulas = new Set<string>();
    for (let from = 0; from < added.length; from += 200, await pause(0)) {
      const part = added.slice(from, from + 200);
      const ids = part.flatMap(({ questionId }) => questionId ?? []);
      const { items: found } = await importer.teacher.call(questionsApi.detail, { questionIds: ids });
      const byId = new Map(found.map((question) => [question.questionId, question]));
      for (const { questionId, where, warnings } of part) {
        const line = lines[Number(where.slice('line '.length)) - 1];
        const body = byId.get(questionId ?? '')?.body;
        if (!line || !body) {
          altered++;
          continue;
        }
        const said = [line.stem, ...line.options.map(({ content }) => content), line.analysis].map((own) =>
          plain(normaliseRich(parseRich(own))),
        );
        const kept = [body.stem, ...body.options.map(({ content }) => content), body.analysis].map(plain);
        if (said.join('\n') !== kept.join('\n')) altered++;
        for (const latex of formulasOf(body)) formulas.add(latex);
        if (formulasOf(body).some((latex) => !isSettable(latex)) && !warnings.includes('formula-broken')) untold++;
      }
    }
    const shown = [...formulas].filter(isSettable).length;
    console.log(
      `  ${items.length} items for ${lines.length} lines; ${altered} of ${added.length} texts altered; ${shown} of ${formulas.size} different formulas set by KaTeX, ${untold} questions with another one that were not told`,
    );
    const { total } = await importer.teacher.call(exchangeApi.importInfo, one);
    if (total !== lines.length || items.length !== lines.length || altered + untold > 0)
      throw new Error('questions were lost or altered, or a formula that does not show was not told');
  } finally {
    await setUp.close();
  }
}
