import { render } from '@testing-library/react';
import { Button } from 'antd';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { theme } from '../platform/theme.js';
import { Theme } from './theme-provider.js';

// Other specifications may have been told to make none.
let others: boolean | undefined;
beforeEach(() => {
  others = theme.zeroRuntime;
  theme.zeroRuntime = false;
});
afterEach(() => {
  theme.zeroRuntime = others;
});

it('the theme is derived once, however many parts of the page stand in it', () => {
  render(
    <>
      <Theme>
        <Button>保存</Button>
      </Theme>
      <Theme>
        <Button>取消</Button>
      </Theme>
    </>,
  );
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(sheets.filter((sheet) => sheet.includes('--ant-color-primary:'))).toHaveLength(1);
});
