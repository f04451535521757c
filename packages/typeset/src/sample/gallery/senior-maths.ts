import { choice, filled, open } from '../make.js';
import { composed } from './composed.js';

const graph =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 40" fill="none" stroke="#000" stroke-width="0.3"><path d="M3 28H47M45.4 27.2L47.4 28l-2 0.8M18 38V3M17.2 5L18 3l0.8 2"/><path d="M7 10Q18 50 29 10" stroke-width="0.45"/><path d="M29 10H18" stroke-dasharray="0.9 0.7"/><path d="M29 10V28" stroke-dasharray="0.9 0.7"/><g stroke="none" fill="#000" font-size="3.7" text-anchor="middle"><text x="46" y="32">x</text><text x="21" y="5">y</text><text x="14.4" y="32.4">O</text><text x="29" y="32">2</text><text x="15.8" y="11">3</text></g></svg>';

/** 高一数学: sets and functions. */
export const seniorMaths = () =>
  composed({
    stage: 'senior',
    subject: 'maths',
    schoolLine: '2026—2027 学年度第一学期',
    title: '高一数学　集合与函数阶段检测',
    runningHead: ['高一数学　必修第一册', '集合与函数阶段检测'],
    minutes: 90,
    notes: [
      '答题前，先填好密封线内的各项．',
      '选择题的答案标在题后括号内的方框里．',
      '解答题写在题后空白处，超出的部分不评分．',
      '考试结束后，只交本卷．',
    ],
    sections: [
      [
        '一、单项选择题',
        [
          5,
          choice(
            '设集合 $A=\\{x\\mid -1<x\\leqslant 2\\}$，$B=\\{0,1,2,3\\}$，则 $A\\cap B=$（　　）',
            ['$\\{0,1\\}$', '$\\{0,1,2\\}$', '$\\{1,2\\}$', '$\\{0,1,2,3\\}$'],
            'B',
          ),
        ],
        [
          5,
          choice(
            '命题“$\\forall x\\in\\mathbf{R}$，$x^2+1\\geqslant 2x$”的否定是（　　）',
            [
              '$\\forall x\\in\\mathbf{R}$，$x^2+1<2x$',
              '$\\exists x\\in\\mathbf{R}$，$x^2+1\\geqslant 2x$',
              '$\\exists x\\in\\mathbf{R}$，$x^2+1<2x$',
              '$\\exists x\\notin\\mathbf{R}$，$x^2+1<2x$',
            ],
            'C',
          ),
        ],
        [
          5,
          choice(
            '函数 $f(x)=\\sqrt{4-x^2}+\\dfrac{1}{x-1}$ 的定义域是（　　）',
            ['$[-2,2]$', '$[-2,1)\\cup(1,2]$', '$(-2,2)$', '$(-\\infty,1)\\cup(1,+\\infty)$'],
            'B',
          ),
        ],
        [
          5,
          choice(
            '已知 $a>0$，$b>0$，$a+2b=1$，则 $\\dfrac1a+\\dfrac2b$ 的最小值是（　　）',
            ['$8$', '$9$', '$6+4\\sqrt2$', '$5+4\\sqrt2$'],
            'B',
          ),
        ],
      ],
      [
        '二、多项选择题',
        [
          6,
          choice(
            '下列函数中，既是偶函数又在区间 $(0,+\\infty)$ 上单调递增的有（　　）',
            ['$y=x^2+1$', '$y=|x|$', '$y=x^3$', '$y=-\\dfrac{1}{x^2}$'],
            'ABD',
          ),
        ],
        [
          6,
          choice(
            `二次函数 $f(x)$ 的图象如图所示，则下列结论正确的有（　　）\n[[center]][[image:svg|${graph}|50|40|二次函数的图象]]`,
            ['$f(-2)=f(2)$', '$f(0)<0$', '方程 $f(x)=3$ 有两个实数根', '$f(x)$ 在 $[0,2]$ 上单调递减'],
            'ABC',
          ),
        ],
      ],
      [
        '三、填空题',
        [
          5,
          filled(
            '已知 $f(x)=\\begin{cases}x+2,&x\\leqslant 0,\\\\x^2,&x>0,\\end{cases}$ 则 $f(f(-1))=$ [[blank]]．',
            '1',
          ),
        ],
        [5, filled('若不等式 $x^2-ax+4>0$ 对一切实数 $x$ 恒成立，则实数 $a$ 的取值范围是 [[blank]]．', '(-4, 4)')],
        [
          5,
          filled(
            '已知 $f(x)$ 是定义在 $\\mathbf{R}$ 上的奇函数，当 $x>0$ 时，$f(x)=x^2-2x$，则 $f(-3)=$ [[blank]]，不等式 $f(x)>0$ 的解集为 [[blank]]．',
            '-3',
            '(-2,0)\\cup(2,+\\infty)',
          ),
        ],
      ],
      [
        '四、解答题',
        [
          13,
          open(
            '（本小题满分 13 分）已知集合 $A=\\{x\\mid x^2-5x+6=0\\}$，$B=\\{x\\mid mx-1=0\\}$．\n（1）写出 $A$ 的所有子集；\n（2）若 $B\\subseteq A$，求实数 $m$ 的值．',
            '（1）$\\varnothing$，$\\{2\\}$，$\\{3\\}$，$\\{2,3\\}$；（2）$m=0$，$\\dfrac12$ 或 $\\dfrac13$．',
          ),
        ],
        [
          15,
          open(
            '（本小题满分 15 分）已知函数 $f(x)=x+\\dfrac{4}{x}$．\n（1）判断 $f(x)$ 的奇偶性，并说明理由；\n（2）用定义证明：$f(x)$ 在区间 $[2,+\\infty)$ 上单调递增；\n（3）求 $f(x)$ 在区间 $[1,5]$ 上的最大值和最小值．',
            '（1）奇函数；（3）最大值 $\\dfrac{29}{5}$，最小值 $4$．',
          ),
        ],
        [
          17,
          open(
            '（本小题满分 17 分）某校计划用 $40\\ \\mathrm{m}$ 长的围栏，一面靠墙围成一块矩形试验田，墙长 $25\\ \\mathrm{m}$．设与墙垂直的一边长为 $x\\ \\mathrm{m}$，面积为 $y\\ \\mathrm{m}^2$．\n（1）写出 $y$ 关于 $x$ 的函数解析式，并求 $x$ 的取值范围；\n（2）当 $x$ 取何值时，试验田的面积最大？最大面积是多少？',
            '（1）$y=x(40-2x)$，$7.5\\leqslant x<20$；（2）$x=10$ 时面积最大，为 $200\\ \\mathrm{m}^2$．',
          ),
        ],
      ],
    ],
  });
