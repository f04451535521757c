import { type Kind, type Line, letters } from './kind.js';
import { juniorKinds } from './kinds-junior.js';
import { primaryKinds, seniorKinds } from './kinds-other-stages.js';

/** Questions that are reckoned, not copied: every number follows from the ones chosen, so that every answer is right. */
export const kinds: readonly Kind[] = [...juniorKinds, ...primaryKinds, ...seniorKinds];

/** How the topics of these banks are called in the trees of the demo world. */
export const map: Record<string, string> = {
  '数与式/幂的运算': '整式的乘法/幂的运算',
  '数与式/平方差': '整式的乘法/平方差公式',
  '数与式/完全平方': '整式的乘法/完全平方公式',
  '数与式/因式分解': '因式分解/十字相乘法',
  '方程/分式方程': '分式/解分式方程',
  '几何/直角三角形': '勾股定理/勾股定理',
  '几何/多边形': '三角形/多边形的内角和与外角和',
  '函数/一次函数': '一次函数/一次函数的图象与性质',
  '统计/方差': '数据的分析/方差',
  '计算/两位数除法': '数的运算/除数是两位数的除法',
  '应用题/路程': '数量关系/速度、时间和路程',
  '函数/指数': '指数与对数/对数运算',
  '复数/运算': '复数/复数的四则运算',
};

/** The nth question of a kind. */
export function lineOf({ make, topic, ...kind }: Kind, n: number, source: string): Line {
  const { options = [], ...made } = make(n);
  return {
    ...made,
    subject: '数学',
    source,
    knowledge: [topic],
    year: 2022 + (n % 5),
    stage: kind.stage,
    difficulty: kind.difficulty,
    minutes: kind.minutes,
    options: options.map((content, at) => ({ label: letters.charAt(at), content })),
  };
}
