import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { withoutPart } from '../simulator/damage.js';
import { type Canvas, drawSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { identifyPage } from './identify-page.js';

const PAGE_CODE = '3.27.1894.6';
const geometry = sheetGeometry(4);
const sheetWith = (qrText: string, pageCode = PAGE_CODE): Canvas => drawSheet(geometry, { qrText, pageCode }).canvas;
const page = sheetWith(`zhibi:demo:${PAGE_CODE}`);
const qr = { xMm: 176, yMm: 3, widthMm: 20, heightMm: 18 };
const printed = { xMm: 15, yMm: 12, widthMm: 60, heightMm: 6 };

function identityOf(of: Canvas, issued: readonly string[] = [PAGE_CODE]) {
  const image = scanned(of, '150 dpi', seeded(3));
  const found = findPage(image);
  const [places] = geometry.stamps;
  if (!found.ok || !places) throw new Error('no page');
  return identifyPage(image, found.frame, places, (code) => issued.includes(code));
}

describe('a page is identified', () => {
  it('by both of its codes', () => {
    expect(identityOf(page)).toEqual({
      pageCode: PAGE_CODE,
      by: ['qr', 'printed-code'],
      candidates: [PAGE_CODE],
      doubts: [],
    });
  });

  it('by its printed code where the QR code is lost', () => {
    expect(identityOf(withoutPart(page, qr))).toMatchObject({ pageCode: PAGE_CODE, by: ['printed-code'], doubts: [] });
  });

  it('by its QR code where the printed one is lost', () => {
    expect(identityOf(withoutPart(page, printed))).toMatchObject({ pageCode: PAGE_CODE, by: ['qr'], doubts: [] });
  });
});

describe('a person is asked', () => {
  it.each([
    ['no-code', withoutPart(withoutPart(page, qr), printed), [PAGE_CODE]],
    ['codes-disagree', sheetWith('zhibi:demo:3.27.1894.7'), [PAGE_CODE, '3.27.1894.7']],
    ['foreign-page', sheetWith('https://example.org/menu'), [PAGE_CODE]],
    ['foreign-page', page, []],
  ] as const)('%s', (doubt, of, issued) => {
    expect(identityOf(of, issued)).toMatchObject({ pageCode: undefined, doubts: [doubt] });
  });

  it('and is offered the issued codes that look like what is left of it', () => {
    const smeared = withoutPart(withoutPart(page, qr), { xMm: 36.8, yMm: 12, widthMm: 0.9, heightMm: 6 });
    const { doubts, candidates } = identityOf(smeared);
    expect(doubts.length === 0 || candidates.includes(PAGE_CODE)).toBe(true);
  });
});
