import { theme as antd } from 'antd';
import { expect, it } from 'vitest';
import { theme } from './theme.js';

/** Contrast of text that WCAG 2.2 AA asks for. */
const LEAST = 4.5;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const onWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

const tokens = antd.getDesignToken(theme);

// White words on a button of this colour, or words of this colour on a card: at rest, under the mouse, and pressed.
it.each([
  ...(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const),
  ...(['colorError', 'colorErrorHover', 'colorErrorActive'] as const),
  ...(['colorLink', 'colorLinkHover', 'colorLinkActive'] as const),
])('%s can be read on white, and white on it', (name) => expect(onWhite(tokens[name])).toBeGreaterThanOrEqual(LEAST));
