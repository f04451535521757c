import type { PaperSheet } from '../sheet/paper-sheet.js';
import { choice, combined, essay, filled, judged, numbered, open, strokes, sum } from './make.js';

const figure =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><path d="M10 80H110L40 10Z M40 10V80" fill="none" stroke="black" stroke-width="1.5"/><path d="M40 72h8v8" fill="none" stroke="black"/></svg>';

/** One paper with every question type, every kind of answer area, formulas of several subjects, a figure and a table. */
export function allKinds(): PaperSheet {
  const item = numbered();
  return {
    schoolLine: '青禾实验学校 2026 学年第二学期',
    title: '综合练习（各题型）',
    factsLine: '满分：150 分　　时间：120 分钟',
    sections: [
      {
        title: '一、选择题',
        note: '（第 1～3 题只有一项正确，第 4 题有多项正确）',
        items: [
          item(
            3,
            choice(
              '计算 $\\displaystyle\\int_0^1 x^2\\,\\mathrm{d}x$ 的结果是（　　）',
              ['$\\dfrac13$', '$\\dfrac{\\sqrt2}{2}$', '$1$', '$\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}$'],
              'A',
            ),
          ),
          item(
            3,
            choice(
              '如图，$CD$ 是 $\\mathrm{Rt}\\triangle ABC$ 斜边上的高，则图中与 $\\angle A$ 相等的角是（　　）\n[[center]][[image:svg|' +
                figure +
                '|40|30|直角三角形]]',
              ['$\\angle B$', '$\\angle BCD$', '$\\angle ACD$', '没有'],
              'B',
            ),
          ),
          item(
            3,
            choice(
              '下列词语中，加点字的注音[[b:完全正确]]的一项是（　　）',
              [
                '[[dot:炽]]热（chì）　[[dot:拮]]据（jié）',
                '[[dot:狩]]猎（shǒu）　[[dot:匿]]名（nì）',
                '[[dot:濒]]临（pín）　[[dot:殷]]红（yān）',
                '[[dot:镌]]刻（juàn）　[[dot:悄]]然（qiāo）',
              ],
              'A',
            ),
          ),
          item(
            4,
            choice(
              '下列反应中属于氧化还原反应的有（　　）',
              [
                '$\\ce{2H2 + O2 ->[点燃] 2H2O}$',
                '$\\ce{CaCO3 ->[高温] CaO + CO2 ^}$',
                '$\\ce{Fe + CuSO4 = FeSO4 + Cu}$',
                '$\\ce{NaOH + HCl = NaCl + H2O}$',
                '$\\ce{C + O2 = CO2}$',
              ],
              'ACE',
            ),
          ),
        ],
      },
      {
        title: '二、判断题',
        note: '（对的涂 √，错的涂 ×）',
        items: [
          item(2, judged('有理数和数轴上的点一一对应．', false)),
          item(2, judged('两条直线被第三条直线所截，如果同位角相等，那么这两条直线平行．', true)),
        ],
      },
      {
        title: '三、口算',
        note: '（每题 1 分）',
        items: [
          '$25+37=$|62',
          '$84-29=$|55',
          '$7\\times 8=$|56',
          '$96\\div 4=$|24',
          '$\\dfrac12+\\dfrac13=$|\\frac56',
          '$0.25\\times 4=$|1',
          '$125\\times 8=$|1000',
          '$1-0.37=$|0.63',
          '$36+$[[blank]]$=100$|64',
        ].map((line) => {
          const [stem = '', accepted = ''] = line.split('|');
          return item(1, sum(stem, accepted));
        }),
      },
      {
        title: '四、填空题',
        note: '（每空 2 分）',
        items: [
          item(
            4,
            filled(
              '《桃花源记》的作者是东晋诗人[[blank:0:30]]，文中“[[blank:1:50]]，[[wave:落英缤纷]]”一句写桃林的美景．',
              '陶渊明',
              '芳草鲜美',
            ),
          ),
          item(
            4,
            filled(
              '一次函数的部分取值如下表，则 $k=$[[blank:0:20]]．\n[[table:header]]\n| $x$ | $-1$ | $0$ | $1$ | $2$ |\n| $y$ | $-3$ | $-1$ | $1$ | [[blank:1:16]] |\n[[/table]]',
              '2',
              '3',
            ),
          ),
        ],
      },
      {
        title: '五、书写',
        note: '（笔画正确，结构匀称）',
        items: [
          item(4, strokes('照样子写一写．', '永和')),
          item(6, strokes('看拼音写词语：（1）zhēn chéng [[blank:0]]　（2）hé píng [[blank:1]]', '真诚', '和平')),
        ],
      },
      {
        title: '六、解答题',
        note: '（写出必要的步骤）',
        items: [
          item(
            10,
            open(
              '（本题 10 分）解方程组 $\\begin{cases}x+y=5\\\\2x-y=1\\end{cases}$ 并在数轴上表示不等式 $x-1\\geqslant 0$ 的解集．',
              '$x=2,\\ y=3$．',
            ),
          ),
          item(
            12,
            combined(
              '阅读下面的材料，完成（1）～（3）题．\n[[indent]]小明骑车从家到学校，先以 $12\\ \\mathrm{km/h}$ 的速度骑了 $10\\ \\mathrm{min}$，休息 $5\\ \\mathrm{min}$ 后加快速度，又过 $8\\ \\mathrm{min}$ 到达学校，全程 $4\\ \\mathrm{km}$．',
              choice(
                '小明骑行的前 $10\\ \\mathrm{min}$ 走过的路程是（　　）',
                ['$1\\ \\mathrm{km}$', '$2\\ \\mathrm{km}$', '$3\\ \\mathrm{km}$', '$4\\ \\mathrm{km}$'],
                'B',
              ),
              filled('休息后的速度是 [[blank:0:25]] $\\mathrm{km/h}$．', '15'),
              open('求小明全程的平均速度（含休息时间）．', '约 $10.4\\ \\mathrm{km/h}$．'),
            ),
          ),
        ],
      },
      {
        title: '七、写作',
        note: '',
        items: [
          item(
            15,
            essay('假如你是李华，请给你的英国朋友 Peter 写一封信，介绍你们学校的[[b:书法]]社团．词数 80 左右．'),
            { writing: 'lines' },
          ),
          item(40, essay('以“那一刻，我长大了”为题，写一篇不少于 400 字的记叙文．'), { squares: 500 }),
        ],
      },
    ],
  };
}
