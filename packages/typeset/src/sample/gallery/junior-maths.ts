import { choice, filled, open } from '../make.js';
import { composed } from './composed.js';

const cut =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 59 24" fill="none" stroke="#000" stroke-width="0.3"><path d="M3.4 1H14.4V8H21.4V19H3.4Z" fill="#ECECEC"/><path d="M14.4 1H21.4V8" stroke-dasharray="0.9 0.7"/><path d="M14.4 8V19" stroke-dasharray="0.9 0.7"/><path d="M24 10h5.4M28 8.8L29.6 10l-1.6 1.2"/><path d="M33 4.5H58V15.5H33Z" fill="#ECECEC"/><path d="M51 4.5V15.5" stroke-dasharray="0.9 0.7"/><g stroke="none" fill="#000" font-size="3.6" text-anchor="middle"><text x="1.5" y="11.2">a</text><text x="12.4" y="22.6">a</text><text x="12.9" y="5.8">b</text><text x="17.9" y="11.4">b</text></g></svg>';
const triangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 34" fill="none" stroke="#000" stroke-width="0.3"><path d="M4 29H44L16 5Z"/><path d="M16 5V29"/><path d="M16 26.6h2.4V29"/><g stroke="none" fill="#000" font-size="3.7" text-anchor="middle"><text x="16" y="3.6">A</text><text x="2" y="31.5">B</text><text x="46.2" y="31.5">C</text><text x="16" y="33">D</text></g></svg>';

/** 八年级数学: multiplication of polynomials and factoring. */
export const juniorMaths = () =>
  composed({
    stage: 'junior',
    subject: 'maths',
    schoolLine: '2026—2027 学年度第一学期',
    title: '八年级数学　第十四章单元检测',
    runningHead: ['八年级数学　上册', '第十四章单元检测'],
    minutes: 60,
    notes: [
      '答题前，先填好密封线内的各项．',
      '选择题的答案标在题后括号内的方框里．',
      '解答题要写出必要的步骤．',
      '不得使用计算器．',
    ],
    sections: [
      [
        '一、选择题',
        [
          4,
          choice(
            '下列计算正确的是（　　）',
            ['$(a^3)^2=a^5$', '$(2a)^3=6a^3$', '$a^6\\div a^2=a^4$', '$a^2+a^3=a^5$'],
            'C',
          ),
        ],
        [
          4,
          choice(
            '下列各式中，能用平方差公式计算的是（　　）',
            ['$(x+y)(-x-y)$', '$(x-y)(y-x)$', '$(-x+y)(-x-y)$', '$(x+2y)(2x-y)$'],
            'C',
          ),
        ],
        [
          4,
          choice(
            '下列从左到右的变形中，属于因式分解的是（　　）',
            ['$x(x-1)=x^2-x$', '$x^2-2x+3=x(x-2)+3$', '$x^2-9=(x+3)(x-3)$', '$6x^2y=2x\\cdot 3xy$'],
            'C',
          ),
        ],
        [
          4,
          choice('若 $x^2+mx+16$ 是一个完全平方式，则 $m$ 的值为（　　）', ['$4$', '$8$', '$\\pm4$', '$\\pm8$'], 'D'),
        ],
        [
          4,
          choice(
            '若 $(x+3)(x-n)=x^2+mx-15$，则 $m$，$n$ 的值分别为（　　）',
            ['$2$，$5$', '$-2$，$5$', '$2$，$-5$', '$-2$，$-5$'],
            'B',
          ),
        ],
        [
          4,
          choice(
            `如图，从边长为 $a$ 的大正方形中剪去一个边长为 $b$ 的小正方形（$a>b$），把剩余部分沿虚线剪开，拼成一个长方形．根据两个图形的面积，可以验证的等式是（　　）\n[[center]][[image:svg|${cut}|59|24|大正方形剪去小正方形，拼成长方形]]`,
            ['$(a-b)^2=a^2-2ab+b^2$', '$a^2-b^2=(a+b)(a-b)$', '$(a+b)^2=a^2+2ab+b^2$', '$a^2+ab=a(a+b)$'],
            'B',
          ),
        ],
      ],
      [
        '二、填空题',
        [4, filled('计算：$(-2xy^2)^3=$[[blank:0]]．', '-8x^3y^6')],
        [4, filled('分解因式：$ax^2-4a=$ [[blank:0]]．', 'a(x+2)(x-2)')],
        [4, filled('计算：$(12a^3-6a^2+3a)\\div 3a=$ [[blank:0]]．', '4a^2-2a+1')],
        [4, filled('若 $2^m=3$，$2^n=5$，则 $2^{m+2n}=$ [[blank:0]]．', '75')],
        [
          4,
          filled(
            '观察下列等式：$1\\times3+1=2^2$，$2\\times4+1=3^2$，$3\\times5+1=4^2$，$\\cdots$．用含 $n$（$n$ 为正整数）的等式表示这一规律：[[blank:0:44]]．',
            'n(n+2)+1=(n+1)^2',
          ),
        ],
      ],
      [
        '三、解答题',
        [
          8,
          open('计算：（1）$(x+2)(x-3)-x(x-1)$；　　　（2）$(2a-b)^2-(2a+b)(2a-b)$．', '（1）$-6$；（2）$2b^2-4ab$．'),
        ],
        [
          8,
          open(
            '分解因式：（1）$3x^2-12xy+12y^2$；　　　（2）$x^2(m-n)+(n-m)$．',
            '（1）$3(x-2y)^2$；（2）$(m-n)(x+1)(x-1)$．',
          ),
        ],
        [
          8,
          open(
            '先化简，再求值：$[(x+2y)^2-(x+y)(x-y)]\\div y$，其中 $x=-\\dfrac12$，$y=2$．',
            '化简得 $5y+4x$，当 $x=-\\dfrac12$，$y=2$ 时，原式 $=8$．',
          ),
        ],
        [8, open('已知 $a+b=5$，$ab=3$，求 $a^2+b^2$ 和 $(a-b)^2$ 的值．', '$a^2+b^2=19$，$(a-b)^2=13$．')],
        [
          12,
          open(
            `如图，在 $\\triangle ABC$ 中，$AD\\perp BC$，垂足为 $D$，$BD=a$，$CD=2a+b$，$AD=2a-b$．\n（1）用含 $a$，$b$ 的式子表示 $\\triangle ABC$ 的面积；\n（2）当 $a=6$，$b=4$ 时，求这个三角形的面积．\n[[center]][[image:svg|${triangle}|48|34|三角形 ABC 和高 AD]]`,
            '（1）$\\dfrac12(3a+b)(2a-b)=3a^2-\\dfrac12ab-\\dfrac12b^2$；（2）$88$．',
          ),
        ],
        [
          12,
          open(
            '一个两位数，十位上的数字比个位上的数字大 $2$．把它的两个数字交换位置，得到一个新的两位数．\n（1）设原数个位上的数字为 $x$，写出原数与新数的差；\n（2）求证：原数与新数的平方差能被 $396$ 整除．',
            '（1）$18$；（2）平方差等于 $18(22x+22)=396(x+1)$．',
          ),
        ],
      ],
    ],
  });
