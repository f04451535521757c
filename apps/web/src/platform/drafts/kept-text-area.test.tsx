import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { formDrafts } from './form-drafts.js';
import { KeptTextArea } from './kept-text-area.js';

function Field() {
  const [text, setText] = useState('');
  return <KeptTextArea aria-label="原因" draft="refusal 7" value={text} onText={setText} />;
}

it('gives back what was typed before a reload, and says so', async () => {
  formDrafts.keep('refusal 7', { text: '第 3 题没有答案' });
  await show(<Field />);
  expect(await screen.findByDisplayValue('第 3 题没有答案')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('已恢复');
});

it('keeps what is typed, and forgets what is gone with its field', async () => {
  await show(<Field />);
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '改一下' } });
  expect(formDrafts.of('refusal 7')).toEqual({ text: '改一下' });
  cleanup();
  await waitFor(() => expect(formDrafts.of('refusal 7')).toBeUndefined());
});
