import { parseRich, toPlain } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { expect, it } from 'vitest';
import { sampleBody } from '../sample-bank.js';
import { withSoundMarks } from './rules-sound.js';

const sound = (title: string) => ({ fileId: title, title });

it('a sound is a numbered line before what is asked about it, counted through the parts', () => {
  const part = { ...sampleBody({ stem: '他要去哪里？' }), audio: [sound('对话乙'), sound('对话丙')] };
  const body = {
    ...sampleBody({ stem: '听录音' }),
    type: questionTypes.combined,
    audio: [sound('对话甲')],
    parts: [part],
  };
  const shown = withSoundMarks(body);
  expect(toPlain(shown.stem).split('\n')).toEqual(['〔听力1〕对话甲', '听录音']);
  expect(toPlain(shown.parts[0]?.stem ?? []).split('\n')).toEqual([
    '〔听力2〕对话乙',
    '〔听力3〕对话丙',
    '他要去哪里？',
  ]);
});

it('a question without a sound stays as it is', () => {
  const body = { ...sampleBody({}), stem: parseRich('最小的质数是'), parts: [] };
  expect(withSoundMarks(body)).toEqual(body);
});
