import { screen, waitFor } from '@testing-library/react';
import { captureApi, PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { AnswerPaper } from './answer-paper.js';

const area: AnswerArea = {
  areaId: 'a1',
  areaType: areaTypes.subjective,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  option: null,
  blankIndex: null,
  partIndex: null,
  xMm: 20,
  yMm: 40,
  widthMm: 120,
  heightMm: 30,
};
const stroke: Stroke = {
  id: '018f0000-0000-7000-8000-0000000f0001',
  t0: 0,
  tip: 'pen',
  points: [
    [30, 50, 0.5, 0],
    [40, 60, 0.5, 10],
  ],
};
const ink = btoa(String.fromCharCode(...encodeStrokes([stroke])));
const picture = {
  homeworkId: newId(),
  studentId: newId(),
  areaId: 'a1',
  source: 'scan' as const,
  version: 1,
  typed: null,
  besideMm: 10,
};

/** Layers of the answer from the ground up: what each is, and which part of the page in mm it shows. */
async function layers(isPlaying: boolean) {
  fakeServer().onFile(captureApi.evidencePicture, () => new Response('picture'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:scan');
  await show(<AnswerPaper areas={[area]} ink={ink} pictures={[picture]} label="陈思远" isPlaying={isPlaying} />, {
    at: '/',
    user: teacher(),
  });
  await waitFor(() => expect(document.querySelector('image')).toBeTruthy());
  const all = [...document.querySelectorAll('svg[viewBox]')].filter(
    (one) => one.querySelector('image') !== null || one.querySelector(':scope > path') !== null,
  );
  return all.map((one) => ({ kind: one.querySelector('image') ? 'scan' : 'ink', view: one.getAttribute('viewBox') }));
}

it.each([
  ['lies under the ink, at one scale', false],
  ['lies under the ink that is written again', true],
])('a scan %s', async (_, isPlaying) => {
  const [ground, over, ...more] = await layers(isPlaying);
  expect([ground?.kind, over?.kind, more]).toEqual(['scan', 'ink', []]);
  expect(over?.view).toBe(ground?.view);
  const image = document.querySelector('image');
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(image?.getAttribute(name)));
  expect([x, y]).toEqual([area.xMm - picture.besideMm, area.yMm - PICTURE_MARGIN_MM]);
  expect([width, height]).toEqual([area.widthMm + 2 * picture.besideMm, area.heightMm + 2 * PICTURE_MARGIN_MM]);
  expect(screen.getAllByRole('img').length).toBeGreaterThan(0);
});
