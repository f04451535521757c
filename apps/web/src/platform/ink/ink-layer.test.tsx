import '../../../test/browser.js';
import { cleanup, render } from '@testing-library/react';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../app/i18n.js';
import { InkCrop } from './ink-crop.js';

beforeAll(startTexts);
afterEach(cleanup);

const stroke: Stroke = {
  id: '018f0000-0000-7000-8000-000000000001',
  t0: 1_760_000_000_000,
  tip: 'pen',
  points: [
    [30, 40, 0.4, 0],
    [36, 44, 0.5, 10],
    [44, 41, 0.5, 10],
  ],
};
const packed = btoa(String.fromCharCode(...encodeStrokes([stroke])));
const area = { xMm: 20, yMm: 30, widthMm: 170, heightMm: 40 };

it('draws packed ink in mm of the page and keeps its ratio', () => {
  const { container } = render(<InkCrop ink={packed} area={area} label="writing" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('20 30 170 40');
  expect(svg?.getAttribute('preserveAspectRatio')).toBe('xMidYMid meet');
  expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/^M.+Z$/);
});

it('draws no ink as no ink', () => {
  const { container } = render(<InkCrop ink="" area={area} />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe('');
});
