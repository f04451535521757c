import { describe, expect, it } from 'vitest';
import { parseRich } from '../authoring/parse.js';
import { passageOf } from './passage.js';

const kinds = (...lines: string[]) => passageOf(parseRich(lines.join('\n'))).map(({ kind }) => kind);
const prose = '老屋门前有一条石板路。每年春天，石板和石板的缝隙里，总会钻出几棵小草，绿得发亮。';

describe('a text that is read', () => {
  it.each([
    [
      'has a title in the middle',
      ['阅读下面的文章，完成（1）～（4）题。', '[[center]]石缝里的小草', prose, prose],
      ['lead', 'title', 'prose', 'prose'],
    ],
    [
      'or a short line before its prose',
      ['阅读下面的文章，完成各题。', '石缝里的小草', prose],
      ['lead', 'title', 'prose'],
    ],
    [
      'may tell who wrote it',
      ['阅读下面的文章，完成各题。', '[[center]]小草', '[[center]]林一木', prose],
      ['lead', 'title', 'byline', 'prose'],
    ],
    [
      'ends in its source',
      ['阅读下面的文章，完成各题。', prose, '（选自《小草集》，有删改）'],
      ['lead', 'prose', 'source'],
    ],
    ['needs no lead', ['[[center]]石缝里的小草', prose], ['title', 'prose']],
    ['may be one paragraph', [prose, prose], ['prose', 'prose']],
    [
      'may be English',
      [
        'Read the text and answer the questions.',
        '[[center]]A Map',
        'Last term, the students of Class 5 made a map of their town.',
      ],
      ['lead', 'title', 'prose'],
    ],
    ['may begin with speech', ['阅读短文，完成各题。', '“走吧。”', prose], ['lead', 'prose', 'prose']],
  ])('%s', (_, lines, wanted) => expect(kinds(...lines)).toEqual(wanted));

  it('a poem has title, poet, verses and notes', () => {
    expect(
      kinds(
        '阅读下面的诗，完成（1）～（2）题。',
        '[[center]]次北固山下',
        '[[center]]［唐］王湾',
        '[[center]]客路青山外，行舟绿水前。',
        '[[center]]潮平两岸阔，风正一帆悬。',
        '【注】①次：停宿。',
        '②残夜：夜将尽时。',
      ),
    ).toEqual(['lead', 'title', 'byline', 'verse', 'verse', 'note', 'note']);
  });

  it('only one line is its title', () => {
    expect(kinds('[[center]]上', '[[center]]中间的小标题在这里说', prose)).toEqual(['title', 'byline', 'prose']);
    expect(kinds('阅读短文，完成各题。', prose, '短短一行', prose)).toEqual(['lead', 'prose', 'prose', 'prose']);
  });
});
