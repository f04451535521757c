import '../../test/browser.js';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { expect, it } from 'vitest';
import { show } from '../../test/show.js';
import { fieldErrors, showWrong } from './form-errors.js';
import { Foot } from './layout/foot.js';
import { Refusal } from './refusal.js';

interface Fields {
  first: string;
  second: string;
}

const refusal = new Refusal({ code: -1400, message: 'no', fields: { second: 'taken' } });

function Sent() {
  const [form] = Form.useForm<Fields>();
  return (
    <Form form={form} onFinish={() => showWrong(form, fieldErrors<Fields>(refusal))}>
      <Form.Item name="first">
        <Input aria-label="first" />
      </Form.Item>
      <Form.Item name="second" rules={[{ required: true, message: 'missing' }]}>
        <Input aria-label="second" />
      </Form.Item>
      <Foot words="send" />
    </Form>
  );
}

it('a form goes to the first wrong field, whether it refuses itself or the server does', async () => {
  const { person: user } = await show(<Sent />);
  const second = screen.getByRole('textbox', { name: 'second' });
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.type(second, 'x');
  await user.click(screen.getByRole('textbox', { name: 'first' }));
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByText('taken')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(second));
});
