import '../../../test/browser.js';
import { render, screen } from '@testing-library/react';
import type { RichText as Rich } from '@zhibi/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { Line } from './line.js';
import { RichText } from './rich-text.js';

const line = (...children: Extract<Rich[number], { t: 'p' }>['children']): Rich => [{ t: 'p', children }];

it('the name of a question in a list has its powers raised and its indices lowered', () => {
  const { container } = render(<Line text="2^(m+n)=a_k，x²，____" />);
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe('2<sup>m+n</sup>=a<sub>k</sub>，x²，____');
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
