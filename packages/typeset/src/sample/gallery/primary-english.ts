import { choice, combined, essay, filled, judged } from '../make.js';
import { composed } from './composed.js';

/** 五年级英语: listening, choosing, a bank of words, a text to judge by, four lines to write on. */
export const primaryEnglish = () =>
  composed({
    stage: 'primary',
    subject: 'english',
    schoolLine: '2026—2027 学年度第一学期',
    title: '五年级英语　Unit 3 单元检测',
    runningHead: ['五年级英语　上册', 'Unit 3 单元检测'],
    minutes: 40,
    sections: [
      [
        '一、听录音，选出你听到的内容。',
        [2, choice('', ['noodles', 'needle', 'noise'], 'A')],
        [2, choice('', ['thirsty', 'thirty', 'Thursday'], 'A')],
        [2, choice('', ['I’d like some tea.', 'I’d like some tofu.', 'I like my teacher.'], 'B')],
        [2, choice('', ['What would you like?', 'What do you like?', 'What’s this?'], 'A')],
      ],
      [
        '二、单项选择。',
        [
          2,
          choice('—What would you like to drink?　—I’d like ________.', ['a sandwich', 'some water', 'ice cream'], 'B'),
        ],
        [2, choice('My grandmother ________ fresh vegetables.', ['like', 'likes', 'liking'], 'B')],
        [2, choice('The soup is too ________. I don’t want more.', ['salty', 'healthy', 'delicious'], 'A')],
        [2, choice('—________ is your favourite food?　—Fish.', ['Who', 'Where', 'What'], 'C')],
      ],
      [
        '三、选词填空。',
        [
          10,
          filled(
            '用方框中所给的单词填空，使短文完整。\n[[table]]\n| hungry　　favourite　　sweet　　hamburger　　healthy |\n[[/table]]\nI am very [[blank]]. I’d like a [[blank]] and some milk. My [[blank]] fruit is grapes. They are [[blank]]. My mother says milk and fruit are [[blank]] for us.',
            'hungry',
            'hamburger',
            'favourite',
            'sweet',
            'healthy',
          ),
        ],
      ],
      [
        '四、阅读短文，判断句子是否符合短文内容。',
        [
          10,
          combined(
            '[[center]]A Picnic in the Park\nIt is Saturday today. The weather is sunny and warm. Lily and her family have a picnic in the park. There are sandwiches, salad and orange juice on the blue cloth.\nLily’s father likes sandwiches. He says, “They are simple, but they are good!” Lily’s little brother doesn’t like salad. He wants ice cream, but there isn’t any. Lily gives him some grapes. “They’re sweet like ice cream,” she says. He smiles and eats them all.',
            judged('It is sunny on Saturday.', true),
            judged('There is some ice cream on the cloth.', false),
            judged('Lily’s father likes sandwiches.', true),
            judged('Lily’s brother likes salad.', false),
            judged('Lily gives her brother some grapes.', true),
          ),
        ],
      ],
      [
        '五、书面表达。',
        [
          10,
          essay(
            '以 My Favourite Food 为题写一篇小短文，不少于 5 句话。提示词：favourite, delicious, because, for breakfast.',
          ),
          { writing: 'four-lines', answerSpaceMm: 89 },
        ],
      ],
    ],
  });
