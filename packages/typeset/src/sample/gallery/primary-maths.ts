import { choice, filled, judged, open, sum } from '../make.js';
import { composed } from './composed.js';

const angle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 27" fill="none" stroke="#000" stroke-width="0.35"><path d="M3 22H49M26 22L44 4M26 22V3"/><path d="M26 19h3v3"/><g stroke="none" fill="#000" font-size="4.2" text-anchor="middle"><text x="33" y="13">1</text><text x="36" y="20.6">2</text><text x="26" y="26.8">O</text></g></svg>';

/** 四年级数学: angles, and multiplying by two digits. */
export const primaryMaths = () =>
  composed({
    stage: 'primary',
    subject: 'maths',
    schoolLine: '2026—2027 学年度第一学期',
    title: '四年级数学　第三、四单元检测',
    runningHead: ['四年级数学　上册', '第三、四单元检测'],
    minutes: 60,
    sections: [
      [
        '一、直接写出得数。',
        ...(
          [
            '$30\\times 20=$',
            '$12\\times 40=$',
            '$250\\times 4=$',
            '$500\\times 6=$',
            '$15\\times 60=$',
            '$108\\times 3=$',
            '$360\\div 9=$',
            '$25\\times 8=$',
          ] as const
        ).map((line, i): [number, ReturnType<typeof sum>] => [
          1,
          sum(line, ['600', '480', '1000', '3000', '900', '324', '40', '200'][i] ?? ''),
        ]),
      ],
      [
        '二、填空。',
        [2, filled('从一点引出两条 [[blank]] 所组成的图形叫做角，这个点叫做角的 [[blank]]。', '射线', '顶点')],
        [
          2,
          filled('钟面上 $3$ 时整，时针和分针组成的角是 [[blank]] 度；$6$ 时整，组成的角是 [[blank]] 角。', '90', '平'),
        ],
        [2, filled('一个周角等于 [[blank]] 个平角，等于 [[blank]] 个直角。', '2', '4')],
        [
          3,
          filled(
            `如图，已知 $\\angle 1=45^\\circ$，那么 $\\angle 2=$ [[blank]]，它是 [[blank]] 角。\n[[center]][[image:svg|${angle}|52|27|三条射线组成的角]]`,
            '45°',
            '锐',
          ),
        ],
        [
          3,
          filled('$145\\times 12$ 的积是 [[blank]] 位数；$125\\times 80$ 的积的末尾有 [[blank]] 个 $0$。', '四', '4'),
        ],
      ],
      [
        '三、判断。',
        [2, judged('角的两条边画得越长，这个角就越大。', false)],
        [2, judged('大于 $90^\\circ$ 的角都是钝角。', false)],
        [2, judged('两个因数的末尾都没有 $0$，积的末尾也一定没有 $0$。', false)],
        [2, judged('用一副三角尺可以拼出 $105^\\circ$ 的角。', true)],
      ],
      [
        '四、选择。',
        [2, choice('下面的时刻，钟面上的时针和分针成锐角的是（　　）。', ['$1$ 时', '$3$ 时', '$6$ 时'], 'A')],
        [
          2,
          choice(
            '把一个 $20^\\circ$ 的角放在 $5$ 倍的放大镜下看，看到的角是（　　）。',
            ['$100^\\circ$', '$20^\\circ$', '$4^\\circ$'],
            'B',
          ),
        ],
        [2, choice('估一估，$398\\times 21$ 的积大约是（　　）。', ['$6\\,000$', '$8\\,000$', '$12\\,000$'], 'B')],
      ],
      [
        '五、计算。',
        [
          12,
          open(
            '用竖式计算。\n$134\\times 12=$　　　　　　　$46\\times 205=$　　　　　　　$350\\times 40=$',
            '$1\\,608$　$9\\,430$　$14\\,000$',
          ),
          { answerSpaceMm: 48 },
        ],
        [8, open('画一个 $65^\\circ$ 的角，并标出它的顶点和边。', ''), { answerSpaceMm: 40 }],
      ],
      [
        '六、解决问题。',
        [
          8,
          open('学校图书室买来 $24$ 套科普书，每套 $135$ 元。一共花了多少元？', '$135\\times 24=3\\,240$（元）'),
          { answerSpaceMm: 34 },
        ],
        [
          8,
          open(
            '小华每分钟走 $65$ 米，从家到学校要走 $18$ 分钟。小华家离学校有多远？如果每分钟走 $78$ 米，几分钟可以到校？',
            '$65\\times 18=1\\,170$（米）；$1\\,170\\div 78=15$（分）',
          ),
          { answerSpaceMm: 40 },
        ],
        [
          8,
          open(
            '果园里收了 $480$ 千克苹果，每 $15$ 千克装一箱。装好的苹果每箱卖 $96$ 元，全部卖完能收入多少元？',
            '$480\\div 15\\times 96=3\\,072$（元）',
          ),
          { answerSpaceMm: 40 },
        ],
      ],
    ],
  });
