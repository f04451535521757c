import type { RichText } from '@zhibi/contract/kernel';
import type { Geometry, Paper, PaperItem } from '@zhibi/contract/papers';
import type { QuestionBody, QuestionForTeacher, QuestionType } from '@zhibi/contract/questions';

/** A made-up paper for specifications: three choice questions and one to write. */
const id = (n: number) => `018f0000-0000-7000-9000-${String(n).padStart(12, '0')}`;
const text = (v: string): RichText => [{ t: 'p', children: [{ t: 'text', v }] }];

const bodyOf = (type: QuestionType, stem: string): QuestionBody => ({
  type,
  stem: text(stem),
  options:
    type === 2 ? ['甲', '乙', '丙', '丁'].map((one, at) => ({ label: 'ABCD'.charAt(at), content: text(one) })) : [],
  answer: type === 2 ? { kind: 'choice', labels: ['C'] } : { kind: 'open', content: text('见解析') },
  analysis: text(`${stem}的解析`),
  parts: [],
});

export const questionOf = (n: number, change: Partial<QuestionForTeacher> = {}): QuestionForTeacher => ({
  questionId: id(500 + n),
  version: 1,
  type: 2,
  subjectId: 202,
  gradeGroupId: 2,
  body: bodyOf(change.type ?? 2, `题干${n}`),
  knowledge: [{ id: `k${n}`, title: '根的判别式' }],
  difficulty: 0.55,
  year: 2026,
  source: '校本题库',
  minutes: 2,
  timesUsed: 126,
  schoolRate: 0.71,
  inCart: false,
  ...change,
});

export const itemIds = { first: id(11), second: id(12), third: id(13), written: id(21) } as const;
export const sectionIds = { choice: id(1), written: id(2) } as const;

const item = (itemId: string, type: QuestionType, stem: string): Omit<PaperItem, 'no'> => ({
  itemId,
  questionId: id(500 + Number(itemId.slice(-3))),
  version: 1,
  type,
  score: type === 1 ? 10 : 2,
  answerSpaceMm: null,
  body: bodyOf(type, stem),
  knowledge: [{ id: 'k', title: '根的判别式' }],
});

export const paper = (change: Partial<Paper> = {}): Paper => {
  let no = 0;
  const count = (one: Omit<PaperItem, 'no'>): PaperItem => ({ ...one, no: ++no });
  return {
    paperId: id(900),
    revision: 3,
    title: '单元检测',
    subjectId: 202,
    paperType: 1,
    status: 'draft',
    options: { pageSize: 'A4', sealLine: false, scoreTable: true },
    sections: [
      {
        sectionId: sectionIds.choice,
        title: '一、选择题',
        items: [item(itemIds.first, 2, '甲题'), item(itemIds.second, 2, '乙题'), item(itemIds.third, 2, '丙题')].map(
          count,
        ),
      },
      { sectionId: sectionIds.written, title: '二、解答题', items: [item(itemIds.written, 1, '丁题')].map(count) },
    ],
    totalScore: 16,
    minutes: 12,
    updatedAt: '20261121083000',
    can: { edit: true, publish: true },
    ...change,
  };
};

export const geometry: Geometry = {
  pageSize: 'A4',
  pageCount: 2,
  areas: Object.values(itemIds).map((itemId, at) => ({
    areaId: itemId,
    areaType: 0,
    beIncludedId: null,
    qids: [itemId],
    page: at < 3 ? 1 : 2,
    xMm: 17,
    yMm: 80 + at * 30,
    widthMm: 170,
    heightMm: 25,
    option: null,
    blankIndex: null,
    partIndex: null,
  })),
  stamps: [],
};
