const disciplines = ['语文', '数学', '英语', '物理', '化学', '生物', '历史', '地理', '道德与法治'] as const;
const stages = { 1: '小学', 2: '初中', 3: '高中' } as const;
/** What a primary school teaches of the list. */
const primary = [1, 2, 3, 9];

/** Every discipline at every stage: 202 is 初中数学. */
export const subjects = ([1, 2, 3] as const).flatMap((stage) =>
  disciplines.flatMap((discipline, i) => {
    const subjectMainId = i + 1;
    if (stage === 1 && !primary.includes(subjectMainId)) return [];
    return [{ subjectId: stage * 100 + subjectMainId, subjectMainId, stage, name: `${stages[stage]}${discipline}` }];
  }),
);
