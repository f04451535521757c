import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { Confirm } from './confirm.js';

it('keeps from the edge of the window that it is pushed against', async () => {
  const { person } = await show(
    <Confirm title="现在收卷？" onConfirm={() => {}}>
      <Button>收卷</Button>
    </Confirm>,
  );
  await person.click(screen.getByRole('button', { name: '收卷' }));
  const popup = (await screen.findByText('现在收卷？')).closest<HTMLElement>('.ant-popconfirm');
  expect(popup?.style.paddingInline).toBe('8px');
});
