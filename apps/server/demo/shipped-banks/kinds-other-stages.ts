import { choice, fill, type Kind, open } from './kind.js';

export const primaryKinds: readonly Kind[] = [
  {
    stage: 'primary',
    topic: '计算/两位数除法',
    difficulty: 0.83,
    minutes: 1,
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
    stage: 'primary',
    topic: '应用题/路程',
    difficulty: 0.7,
    minutes: 3,
    make: (n) => {
      const [v, t] = [50 + 5 * n, n + 3];
      return open(
        `一辆汽车每小时行驶 ${v} 千米，行驶 ${t} 小时，一共行驶多少千米？`,
        `${v * t} 千米`,
        `路程＝速度×时间：$${v}\\times ${t}=${v * t}$（千米）。`,
      );
    },
  },
];

export const seniorKinds: readonly Kind[] = [
  {
    stage: 'senior',
    topic: '函数/指数',
    difficulty: 0.76,
    minutes: 2,
    make: (n) => {
      const p = n + 2;
      return fill(`$\\log_2 ${2 ** p}=$ ___`, `${p}`, `因为 $2^{${p}}=${2 ** p}$，所以 $\\log_2 ${2 ** p}=${p}$。`);
    },
  },
  {
    stage: 'senior',
    topic: '复数/运算',
    difficulty: 0.69,
    minutes: 2,
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
