/** Questions that are reckoned, not copied: every number follows from the ones chosen, so that every answer is right. */
export interface Line {
  type: 'single-choice' | 'fill-in' | 'subjective' | 'true-false';
  subject: '数学';
  stage: 'primary' | 'junior' | 'senior';
  stem: string;
  options: { label: string; content: string }[];
  answer: string[];
  analysis: string;
  knowledge: string[];
  difficulty: number;
  minutes: number;
  year: number;
  source: string;
}
type Made = Pick<Line, 'type' | 'stem' | 'answer' | 'analysis'> & { options?: string[] };

const letters = 'ABCD';
const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

/** A choice whose right answer stands at a place that follows from `at`; the others are the mistakes that students make. */
function choice(at: number, stem: string, right: string, wrong: [string, string, string], analysis: string): Made {
  const place = at % 4;
  const options: string[] = [...wrong];
  options.splice(place, 0, right);
  return { type: 'single-choice', stem, options, answer: [letters.charAt(place)], analysis };
}
const fill = (stem: string, answer: string, analysis: string): Made => ({
  type: 'fill-in',
  stem,
  answer: [answer],
  analysis,
});
const open = (stem: string, answer: string, analysis: string): Made => ({
  type: 'subjective',
  stem,
  answer: [answer],
  analysis,
});

interface Kind {
  stage: Line['stage'];
  topic: string;
  difficulty: number;
  minutes: number;
  make: (n: number) => Made;
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
  [28, 45, 53],
] as const;
const tripleAt = (n: number) => triples[n % triples.length] ?? triples[0];

export const kinds: readonly Kind[] = [
  {
    ...{ stage: 'junior', topic: '数与式/幂的运算', difficulty: 0.86, minutes: 1 },
    make: (n) => {
      const [a, b] = [n + 2, n + 3];
      return choice(
        n,
        `计算 $a^{${a}}\\cdot a^{${b}}$ 的结果是（　　）`,
        `$a^{${a + b}}$`,
        [`$a^{${a * b}}$`, `$2a^{${a + b}}$`, `$a^{${b}}$`],
        `同底数幂相乘，底数不变，指数相加：$${a}+${b}=${a + b}$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '数与式/平方差', difficulty: 0.78, minutes: 1.5 },
    make: (n) => {
      const a = n + 2;
      return fill(
        `计算：$(x+${a})(x-${a})=$ ___ 。`,
        `x^2-${a * a}`,
        `平方差公式：$(x+${a})(x-${a})=x^2-${a}^2=x^2-${a * a}$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '数与式/完全平方', difficulty: 0.72, minutes: 1.5 },
    make: (n) => {
      const a = n + 3;
      return choice(
        n + 1,
        `下列各式中，与 $(x-${a})^2$ 相等的是（　　）`,
        `$x^2-${2 * a}x+${a * a}$`,
        [`$x^2-${a * a}$`, `$x^2+${a * a}$`, `$x^2-${a}x+${a * a}$`],
        `完全平方公式：$(x-${a})^2=x^2-2\\times ${a}x+${a}^2$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '数与式/因式分解', difficulty: 0.66, minutes: 2 },
    make: (n) => {
      const [a, b] = [n + 1, n + 4];
      return open(
        `分解因式：$x^2${signed(a + b)}x${signed(a * b)}$。`,
        `$(x+${a})(x+${b})$`,
        `因为 $${a}+${b}=${a + b}$，$${a}\\times ${b}=${a * b}$，所以原式 $=(x+${a})(x+${b})$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '方程/分式方程', difficulty: 0.58, minutes: 4 },
    make: (n) => {
      const x = n + 3;
      const k = n + 2;
      return open(
        `解分式方程：$\\dfrac{${x * k}}{x}=${k}$。`,
        `$x=${x}$`,
        `两边乘 $x$，得 $${x * k}=${k}x$，所以 $x=${x}$。检验：$x=${x}\\ne 0$，是原方程的解。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '几何/直角三角形', difficulty: 0.81, minutes: 1.5 },
    make: (n) => {
      const [a, b, c] = tripleAt(n);
      return fill(
        `直角三角形的两条直角边长分别为 ${a} 和 ${b}，则斜边长为 ___ 。`,
        `${c}`,
        `由勾股定理，斜边长为 $\\sqrt{${a}^2+${b}^2}=\\sqrt{${c * c}}=${c}$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '几何/多边形', difficulty: 0.74, minutes: 1.5 },
    make: (n) => {
      const sides = n + 5;
      const sum = (sides - 2) * 180;
      return choice(
        n + 2,
        `一个多边形的内角和是 $${sum}^\\circ$，则它的边数是（　　）`,
        `${sides}`,
        [`${sides - 2}`, `${sides + 2}`, `${sides - 1}`],
        `由 $(n-2)\\times 180^\\circ=${sum}^\\circ$，得 $n=${sides}$。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '函数/一次函数', difficulty: 0.63, minutes: 2 },
    make: (n) => {
      const [k, b] = [n + 2, n + 1];
      return choice(
        n + 3,
        `一次函数 $y=${k}x-${b}$ 的图象不经过的象限是（　　）`,
        '第二象限',
        ['第一象限', '第三象限', '第四象限'],
        `因为 $k=${k}>0$，$b=-${b}<0$，图象经过第一、三、四象限。`,
      );
    },
  },
  {
    ...{ stage: 'junior', topic: '统计/方差', difficulty: 0.55, minutes: 3 },
    make: (n) => {
      const m = n + 6;
      const data = [m - 2, m - 1, m, m + 1, m + 2];
      return open(
        `求数据 ${data.join('，')} 的方差。`,
        '方差为 $2$',
        `平均数为 $${m}$，方差为 $\\dfrac{4+1+0+1+4}{5}=2$。`,
      );
    },
  },
  {
    ...{ stage: 'primary', topic: '计算/两位数除法', difficulty: 0.83, minutes: 1 },
    make: (n) => {
      const [a, b] = [n + 12, n + 21];
      return fill(
        `$${a * b}\\div ${a}=$ ___`,
        `${b}`,
        `因为 $${a}\\times ${b}=${a * b}$，所以 $${a * b}\\div ${a}=${b}$。`,
      );
    },
  },
  {
    ...{ stage: 'primary', topic: '应用题/路程', difficulty: 0.7, minutes: 3 },
    make: (n) => {
      const [v, t] = [50 + 5 * n, n + 3];
      return open(
        `一辆汽车每小时行驶 ${v} 千米，行驶 ${t} 小时，一共行驶多少千米？`,
        `${v * t} 千米`,
        `路程＝速度×时间：$${v}\\times ${t}=${v * t}$（千米）。`,
      );
    },
  },
  {
    ...{ stage: 'senior', topic: '函数/指数', difficulty: 0.76, minutes: 2 },
    make: (n) => {
      const p = n + 2;
      return fill(`$\\log_2 ${2 ** p}=$ ___`, `${p}`, `因为 $2^{${p}}=${2 ** p}$，所以 $\\log_2 ${2 ** p}=${p}$。`);
    },
  },
  {
    ...{ stage: 'senior', topic: '复数/运算', difficulty: 0.69, minutes: 2 },
    make: (n) => {
      const [a, b] = [n + 1, n + 2];
      return choice(
        n,
        `复数 $(${a}+${b}\\mathrm{i})(${a}-${b}\\mathrm{i})$ 等于（　　）`,
        `$${a * a + b * b}$`,
        [`$${a * a - b * b}$`, `$${a * a + b * b}\\mathrm{i}$`, `$${2 * a * b}$`],
        `$(${a}+${b}\\mathrm{i})(${a}-${b}\\mathrm{i})=${a}^2+${b}^2=${a * a + b * b}$。`,
      );
    },
  },
];

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
    ...{ subject: '数学', source, knowledge: [topic], year: 2022 + (n % 5) },
    ...{ stage: kind.stage, difficulty: kind.difficulty, minutes: kind.minutes },
    options: options.map((content, at) => ({ label: letters.charAt(at), content })),
  };
}
