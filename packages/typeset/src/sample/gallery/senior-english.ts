import { choice, combined, essay, filled } from '../make.js';
import { composed } from './composed.js';

const blank = (accepted: string) => filled('', accepted);
const sentence = (right: string) => choice('', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], right);

/** 高一英语: reading, five sentences out of seven, a text with gaps to fill, a letter. */
export const seniorEnglish = () =>
  composed({
    stage: 'senior',
    subject: 'english',
    schoolLine: '2026—2027 学年度第一学期',
    title: '高一英语　Unit 2 单元检测',
    runningHead: ['高一英语　必修第一册', 'Unit 2 单元检测'],
    minutes: 100,
    sections: [
      [
        '一、阅读理解',
        [
          10,
          combined(
            [
              '阅读下面短文，从每题所给的四个选项中选出最佳选项。',
              'When the last train stopped running to the village of Harlow Bay, the station was left empty. Grass grew between the rails, and the clock above the platform stopped at ten to four. For eleven years nobody took much notice of it.',
              'Then Ruth Adler, a retired teacher, asked for the key. She swept the waiting room, put in a stove, and opened the door twice a week for anyone who wanted to sit down and read. At first only three people came. They brought their own chairs. By the end of the first winter there were twenty, and a shelf of books that reached the ceiling.',
              '“People think we saved the station,” Ruth says. “It’s the other way round. It gave us somewhere to wait together.” The clock has been repaired, but the villagers voted to leave its hands where they were. It is, they say, always time for one more chapter.',
            ].join('\n'),
            choice(
              'What happened to the station after the trains stopped?',
              [
                'It was turned into a school.',
                'It was forgotten for years.',
                'It was bought by a retired driver.',
                'It was pulled down.',
              ],
              'B',
            ),
            choice(
              'Why were there so few people at first?',
              [
                'The room was too cold in winter.',
                'The text does not say.',
                'There were no books to read.',
                'Ruth opened the door only once a week.',
              ],
              'B',
            ),
            choice(
              'What does Ruth mean by “the other way round”?',
              [
                'The station saved the villagers from being alone.',
                'The trains should run in the other direction.',
                'The clock ought to be repaired.',
                'The villagers should pay for the station.',
              ],
              'A',
            ),
            choice(
              'What would be the best title for the text?',
              ['The Last Train', 'A Broken Clock', 'A Place to Wait Together', 'How to Open a Library'],
              'C',
            ),
          ),
        ],
      ],
      [
        '二、七选五',
        [
          10,
          combined(
            [
              '根据短文内容，从短文后的选项中选出能填入空白处的最佳选项。选项中有两项为多余选项。',
              'Keeping a notebook is one of the oldest ways of learning, and one of the cheapest. [[blank]] Here is some advice from people who have kept one for years.',
              'Write by hand whenever you can. [[blank]] Because you cannot copy down everything, you have to choose, and choosing is already a kind of thinking. Leave plenty of space as well. A page that is full on the first day has no room for what you understand later. [[blank]]',
              'Most important of all, read your own notes. [[blank]] Ten minutes at the end of the week are enough. You will find questions that have answered themselves, and others that have grown. [[blank]]',
              'A. It slows you down in a useful way.',
              'B. Yet few of us are ever taught how to do it.',
              'C. Good pens are usually expensive.',
              'D. Both are worth having.',
              'E. A notebook that is never opened again is only paper.',
              'F. Some people prefer to draw.',
              'G. Come back to it with a pen of another colour.',
            ].join('\n'),
            sentence('B'),
            sentence('A'),
            sentence('G'),
            sentence('E'),
            sentence('D'),
          ),
        ],
      ],
      [
        '三、语法填空',
        [
          15,
          combined(
            [
              '阅读下面短文，在空白处填入 1 个适当的单词或括号内单词的正确形式。',
              'Paper umbrellas [[blank]] (make) in the town of Luzhou for more than four hundred years. Each one goes through over a hundred steps, and most of [[blank]] are still done by hand. First, bamboo is split into thin ribs, [[blank]] must all come from the same piece so that the umbrella opens [[blank]] (even). Then paper is pasted on and painted with oil [[blank]] (keep) out the rain.',
            ].join('\n'),
            blank('have been made'),
            blank('them'),
            blank('which'),
            blank('evenly'),
            blank('to keep'),
          ),
        ],
      ],
      [
        '四、应用文写作',
        [
          15,
          essay(
            '假定你是李华，你校英文报正在举办以 A Place to Read 为题的征文活动。请你写一篇短文投稿，内容包括：1. 介绍这个地方；2. 说明你喜欢它的理由。注意：写作词数应为 80 左右；可适当增加细节，使行文连贯。',
          ),
          { writing: 'lines', answerSpaceMm: 108 },
        ],
      ],
    ],
  });
