import { choice, combined, essay, filled, open } from '../make.js';
import { composed } from './composed.js';

const option = (right: string, ...options: string[]) => choice('', options, right);

/** 八年级英语: choosing, a cloze, reading, words in their right form, a letter. */
export const juniorEnglish = () =>
  composed({
    stage: 'junior',
    subject: 'english',
    schoolLine: '2026—2027 学年度第一学期',
    title: '八年级英语　Unit 4 单元检测',
    runningHead: ['八年级英语　上册', 'Unit 4 单元检测'],
    minutes: 90,
    notes: [
      '答题前，先填好密封线内的各项。',
      '选择题的答案标在题后括号内的方框里。',
      '听力部分另卷进行，不计入本卷。',
      '书写工整，卷面整洁。',
    ],
    sections: [
      [
        '一、单项选择',
        [
          1,
          choice(
            '—Which cinema has ________ seats in town?　—The Star Cinema, I think.',
            ['comfortable', 'more comfortable', 'most comfortable', 'the most comfortable'],
            'D',
          ),
        ],
        [
          1,
          choice(
            'The library is quiet. It’s a good place ________ your homework.',
            ['do', 'doing', 'to do', 'does'],
            'C',
          ),
        ],
        [
          1,
          choice('My brother draws ________ than any other boy in his class.', ['well', 'good', 'better', 'best'], 'C'),
        ],
        [
          1,
          choice(
            '—Thanks for telling me the way.　—________.',
            ['No problem', 'Not really', 'Never mind that', 'Of course not'],
            'A',
          ),
        ],
      ],
      [
        '二、完形填空',
        [
          10,
          combined(
            [
              '阅读下面短文，从各题所给的四个选项中选出最佳答案。',
              '　　There is a small bakery at the corner of our street. It isn’t big, and the shop sign is so old that you can hardly [[blank]] the words on it. But every morning a long line of people [[blank]] outside before the door opens.',
              '　　The owner is Mr Lin. He gets up at three and makes everything by [[blank]]. “Machines are [[blank]],” he once told me, “but they can’t feel the dough.” His bread is never the cheapest in town, and it is certainly not the prettiest. However, everyone says it is [[blank]] bread they have ever had.',
            ].join('\n'),
            option('B', 'hear', 'read', 'write', 'say'),
            option('A', 'waits', 'wait for', 'waiting', 'to wait'),
            option('C', 'car', 'mistake', 'hand', 'himself'),
            option('D', 'slow', 'kind', 'quiet', 'fast'),
            option('B', 'better', 'the best', 'good', 'worse'),
          ),
        ],
      ],
      [
        '三、阅读理解',
        [
          12,
          combined(
            [
              '阅读下面短文，回答问题。',
              '[[center]]A Map Made by Students',
              'Last term, the students of Class 5 made a map of their town. It was not an ordinary map. It didn’t show hotels or banks. Instead, it showed the places that mattered to people: the tree where old men played chess, the shop that mended bicycles for free, and the corner with the best view of the sunset.',
              'To make it, the students talked to more than sixty people. Some were shy at first. “Why do you want to know?” a fruit seller asked. But when they showed her the half-finished map, she laughed and pointed at a narrow lane. “Put this in,” she said. “It’s the coolest place in summer.”',
              'The map now hangs in the town library. Under it there is a box of coloured pens, so that visitors can add places of their own. “It will never be finished,” says their teacher, “and that’s the best thing about it.”',
            ].join('\n'),
            choice(
              'What did the students’ map show?',
              [
                'The best hotels in town.',
                'The places that mattered to people.',
                'The way to the town library.',
                'The shops that sold bicycles.',
              ],
              'B',
            ),
            choice(
              'The underlined idea “It will never be finished” means that ________.',
              [
                'the students were too busy',
                'the map was badly made',
                'people can go on adding to it',
                'the library has no room for it',
              ],
              'C',
            ),
            open(
              'Which place in your own town would you put on the map? Why? (Write 2–3 sentences.)',
              'I would put the old bridge on the map, because my grandfather tells me stories there.',
            ),
          ),
        ],
      ],
      [
        '四、用括号内所给单词的适当形式填空',
        [2, filled('Of the three radio stations, Radio 7 plays the [[blank]] (loud) music.', 'loudest')],
        [2, filled('Sally sings [[blank]] (beautiful) than her sister.', 'more beautifully')],
        [2, filled('It’s up to you [[blank]] (decide) where we meet.', 'to decide')],
      ],
      [
        '五、书面表达',
        [
          15,
          essay(
            '假定你是李华，你的英国朋友 Peter 打算来你的家乡度假，写信向你询问。请你给他写一封回信，介绍一处你最喜欢的地方，并说明理由。词数 80 左右。',
          ),
          { writing: 'lines', answerSpaceMm: 90 },
        ],
      ],
    ],
  });
