import { seeded } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { drawSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { diagnose } from './diagnose.js';

const { canvas } = drawSheet(sheetGeometry(4), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });

it.each([
  ['clean', []],
  ['upside down', []],
  ['on its side', []],
  ['coffee', []],
  ['JPEG 40', []],
  ['noise', ['noisy']],
  ['fade', ['faded']],
  ['blur', ['blurred']],
  ['1-bit', ['black-and-white']],
  ['shadow', ['uneven-light']],
  ['fit to page', ['scaled']],
  ['corner lost', ['corner-lost']],
] as const)('the doctor of a page says of %s: %j', (defect, kinds) => {
  const image = scanned(canvas, defect, seeded(12));
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  expect(diagnose(image, found.frame, { fileDpi: 200 }).map(({ kind }) => kind)).toEqual(kinds);
});
