import '../../test/browser.js';
import { screen, waitFor } from '@testing-library/react';
import { Button, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
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

const asked = [{ required: true, message: 'missing' }];
const kinds = {
  'buttons under one name': { item: <Radio.Group options={['a', 'b']} />, role: 'radio', name: 'a' },
  'a list to choose from': { item: <Select aria-label="list" options={[]} />, role: 'combobox', name: 'list' },
} as const;

it.each(Object.entries(kinds))('and so it does where that is %s', async (_, { item, role, name }) => {
  const { person: user } = await show(
    <Form>
      <Form.Item name="chosen" rules={asked}>
        {item}
      </Form.Item>
      <Form.Item name="typed" rules={asked}>
        <Input aria-label="typed" />
      </Form.Item>
      <Foot words="send" />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});

function Own() {
  const [isTold, setTold] = useState(false);
  return (
    <main>
      <Input aria-label="before" />
      <div>
        <Select aria-label="list" options={[]} />
        {isTold && <small data-wrong>missing</small>}
      </div>
      <Button onClick={() => setTold(true)}>beside</Button>
      <Button type="primary" onClick={() => setTold(true)}>
        next
      </Button>
    </main>
  );
}

it('a form of our own does the same when its main button is pressed, and at no other press', async () => {
  const { person: user } = await show(<Own />);
  await user.click(screen.getByRole('button', { name: 'beside' }));
  expect(screen.getByText('missing')).toBeTruthy();
  await new Promise((go) => setTimeout(go, 100));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'beside' }));
  await user.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'list' })));
});
