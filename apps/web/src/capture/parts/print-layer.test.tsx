import { render } from '@testing-library/react';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { expect, it } from 'vitest';
import { PrintLayer } from './print-layer.js';

const view = { xMm: 0, yMm: 0, widthMm: 40, heightMm: 10 };
const box = (areaType: AnswerArea['areaType'], option: string): AnswerArea => ({
  areaId: option,
  areaType,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  option,
  blankIndex: null,
  partIndex: null,
  xMm: 2,
  yMm: 2,
  widthMm: 5.6,
  heightMm: 4.5,
});

it('draws √ and × as lines, which no font of a device can lack, and letters as letters', () => {
  const judged = ['T', 'F'].map((option) => box(areaTypes['true-false'], option));
  const { container, rerender } = render(<PrintLayer areas={judged} view={view} />);
  expect(container.querySelectorAll('path')).toHaveLength(2);
  expect(container.textContent).toBe('');
  rerender(<PrintLayer areas={[box(areaTypes['single-choice'], 'A')]} view={view} />);
  expect(container.textContent).toBe('A');
});
