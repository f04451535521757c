import { choice, fill, type Kind, open, signed } from './kind.js';

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

export const juniorKinds: readonly Kind[] = [
  {
    stage: 'junior',
    topic: '数与式/幂的运算',
    difficulty: 0.86,
    minutes: 1,
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
    stage: 'junior',
    topic: '数与式/平方差',
    difficulty: 0.78,
    minutes: 1.5,
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
    stage: 'junior',
    topic: '数与式/完全平方',
    difficulty: 0.72,
    minutes: 1.5,
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
    stage: 'junior',
    topic: '数与式/因式分解',
    difficulty: 0.66,
    minutes: 2,
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
    stage: 'junior',
    topic: '方程/分式方程',
    difficulty: 0.58,
    minutes: 4,
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
    stage: 'junior',
    topic: '几何/直角三角形',
    difficulty: 0.81,
    minutes: 1.5,
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
    stage: 'junior',
    topic: '几何/多边形',
    difficulty: 0.74,
    minutes: 1.5,
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
    stage: 'junior',
    topic: '函数/一次函数',
    difficulty: 0.63,
    minutes: 2,
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
    stage: 'junior',
    topic: '统计/方差',
    difficulty: 0.55,
    minutes: 3,
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
];
