import { render } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';
import { Theme } from './theme-provider.js';

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
