import '../../../test/browser.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { RichText as Rich } from '@zhibi/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { Line } from './line.js';
import { RichText } from './rich-text.js';
import { setFormula } from './set-formula.js';

const line = (...children: Extract<Rich[number], { t: 'p' }>['children']): Rich => [{ t: 'p', children }];

it('the name of a question in a list has its powers raised and its indices lowered', () => {
  const { container } = render(<Line text="2^(m+n)=a_k，x²，____" />);
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe('2<sup>m+n</sup>=a<sub>k</sub>，x²，____');
});

it('our styles take hold of formulas by names that KaTeX gives: long ones are broken by them', () => {
  const page = document.createElement('div');
  page.innerHTML = setFormula('x^2+5x+6=x^2+(2+3)x+2=(x+2)(x+3)', false);
  const css = ['rich-text.module.css', '../../marking/parts/engine/mark-panel.module.css'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const names = css.flatMap((text) => [
    ...text.matchAll(/\.base:nth-of-type\(\d\)|\.katex[\w-]*(?::nth-of-type\(\d\))?/g),
  ]);
  expect(names.length).toBeGreaterThan(3);
  for (const [name] of names) expect(page.querySelector(name), name).not.toBeNull();
});

describe('the text of a question', () => {
  it('shows a formula as text at once, and set as soon as KaTeX is here', async () => {
    vi.resetModules(); // another specification may have waited for it already
    const { RichText: First } = await import('./rich-text.js');
    const { container } = render(<First rich={line({ t: 'text', v: '解方程 ' }, { t: 'math', v: 'x^2=4' })} />);
    expect(container.textContent).toContain('解方程 x²=4');
    await expect.poll(() => container.querySelector('.katex math'), { timeout: 10_000 }).toBeTruthy();
  });

  it('runs nothing that a person wrote', () => {
    const { container } = render(<RichText rich={line({ t: 'text', v: '<img src=x onerror=alert(1)>' })} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});
