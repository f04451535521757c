import type { Language } from '@zhibi/contract/kernel';
import { sectionNames } from '@zhibi/contract/papers';
import { type Blueprint, questionsOf, scoreOf } from '@zhibi/contract/papers/composing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import type { Cell, Sheet } from '../../../platform/sheets/index.js';
import { inSchoolOrder } from '../../../questions/index.js';
import type { StoredItem } from '../../store.js';
import { ownPaper } from '../own-paper.js';
import { itemsOfPaper } from './read-blueprint.js';
import { lineOf, tableOf } from './rules-table.js';
import { findBlueprint } from './store.js';

const words = {
  zh: {
    name: '双向细目表',
    topic: '知识点',
    none: '未标知识点',
    questions: '题数',
    score: '分值',
    share: '占比%',
    total: '合计',
    wanted: '蓝图要求',
    difficulty: '预估得分率',
    minutes: '用时（分钟）',
  },
  en: {
    name: 'Blueprint table',
    topic: 'Knowledge point',
    none: 'No knowledge point',
    questions: 'Questions',
    score: 'Score',
    share: 'Share %',
    total: 'Total',
    wanted: 'Wanted by the blueprint',
    difficulty: 'Expected score rate',
    minutes: 'Minutes',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The table of an own paper beside what its blueprint wanted, as schools file it with the paper. */
export async function blueprintSheet(db: Db, actor: Actor, paperId: string, language: Language): Promise<Sheet> {
  const { title } = await ownPaper(db, actor, paperId);
  const kept = await findBlueprint(db, actor.schoolId, paperId);
  return sheetOf(title, await itemsOfPaper(db, actor.schoolId, paperId), kept, language);
}

function sheetOf(title: string, items: readonly StoredItem[], kept: Blueprint | undefined, language: Language): Sheet {
  const said = words[language];
  const own = items.map(({ score, question: { type, knowledge } }) => ({
    topic: knowledge[0]?.title ?? said.none,
    type,
    score,
  }));
  const types = inSchoolOrder(own).map(({ type }) => type);
  const total = lineOf(said.total, own, types);
  const share = (score: number) => (total.score === 0 ? 0 : Math.round((score * 1_000) / total.score) / 10);
  const rows: Cell[][] = [...tableOf(own, types), total].map(({ topic, counts, questions, score }) => [
    topic,
    ...counts,
    questions,
    score,
    share(score),
  ]);
  if (kept !== undefined) {
    const counts = types.map((type) => kept.types.find((one) => one.type === type)?.count ?? 0);
    rows.push([said.wanted, ...counts, questionsOf(kept), scoreOf(kept), 100]);
  }
  rows.push(...figureRows(items, total.score, kept, language));
  return {
    name: said.name,
    about: [title],
    columns: [
      said.topic,
      ...types.map((type) => sectionNames[type][language]),
      said.questions,
      said.score,
      said.share,
    ].map((column, at) => ({ title: column, width: at === 0 ? 30 : 10 })),
    rows,
  };
}

/** Difficulty and length of the paper, and within what the blueprint wanted them. */
function figureRows(
  items: readonly StoredItem[],
  score: number,
  kept: Blueprint | undefined,
  language: Language,
): Cell[][] {
  const said = words[language];
  const sum = (amountOf: (item: StoredItem) => number) => items.reduce((all, item) => all + amountOf(item), 0);
  const rate = score === 0 ? 0 : sum((item) => item.score * item.question.difficulty) / score;
  const wanted = kept?.difficulty;
  return [
    [said.difficulty, Number(rate.toFixed(2)), ...(wanted ? [said.wanted, `${wanted.from}–${wanted.to}`] : [])],
    [
      said.minutes,
      Number(sum(({ question }) => question.minutes).toFixed(1)),
      ...(kept?.minutes ? [said.wanted, `≤ ${kept.minutes}`] : []),
    ],
  ];
}
