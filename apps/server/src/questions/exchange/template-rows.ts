import { tableTitles } from '@zhibi/exchange';

const example = (type: string, stem: string, options: string[], answer: string, analysis: string): string[] => [
  type,
  stem,
  ...Array.from({ length: 4 }, (_, nth) => options[nth] ?? ''),
  answer,
  analysis,
  '0.7',
  '函数/二次函数',
  '数学',
  '初中',
  '校本练习',
  '自编',
  '2026',
  '2',
  '',
  '',
];

/** The table to be filled in: its titles and a question of each usual type. */
export const templateRows = (): string[][] => [
  tableTitles(),
  example('单选题', '$2^3=$（　　）', ['$6$', '$9$', '$8$', '$5$'], 'C', '$2\\times2\\times2=8$'),
  example('多选题', '是偶数的有（　　）', ['$2$', '$3$', '$4$', '$5$'], 'AC', ''),
  example('判断题', '$0$ 是自然数。', [], '对', ''),
  example('填空题', '$12\\times3=$_____，$7+8=$_____', [], '36\n15', '一行一空，几种写法用 || 隔开'),
  example('解答题', '解方程 $x^2=4$。', [], '$x=\\pm2$', ''),
];
