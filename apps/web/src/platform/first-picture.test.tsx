import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { withChoices } from '../app/first-picture/choices.js';
import { FirstPicture } from './first-picture.js';
import { greetingToFill } from './greeting.js';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The page as the server sends it, and a root in which nothing is drawn yet. */
function firstPage(): HTMLElement {
  document.body.innerHTML =
    '<div id="first-picture"><input name="account" aria-label="first account"><input name="password"><button type="submit">Log in</button><button type="button">English</button></div><div id="root"></div>';
  FirstPicture.of(document)?.watch();
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

function Form({ onSend, onEnglish }: { onSend: (account: string) => void; onEnglish: () => void }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(`${account} ${password}`);
      }}
    >
      <input name="account" aria-label="account" value={account} onChange={({ target }) => setAccount(target.value)} />
      <input name="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button type="submit">Log in</button>
      <button type="button" onClick={onEnglish}>
        English
      </button>
    </form>
  );
}

async function takeOver(root: HTMLElement) {
  const [sent, chosen]: [string[], string[]] = [[], []];
  const form = <Form onSend={(account) => sent.push(account)} onEnglish={() => chosen.push('en')} />;
  render(form, { container: root });
  await waitFor(() => expect(document.getElementById('first-picture')).toBeNull());
  return { sent, chosen };
}

it('stands while the application has drawn nothing', async () => {
  const root = firstPage();
  root.append(document.createElement('div'));
  await Promise.resolve();
  expect(document.getElementById('first-picture')).not.toBeNull();
});

it('hands over what was typed and where the cursor stood', async () => {
  const root = firstPage();
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('first account'), 'lin_ruoxi');
  screen.getByLabelText<HTMLInputElement>('first account').setSelectionRange(3, 5);
  await takeOver(root);
  const account = screen.getByLabelText<HTMLInputElement>('account');
  expect([account.value, document.activeElement === account]).toEqual(['lin_ruoxi', true]);
  expect([account.selectionStart, account.selectionEnd]).toEqual([3, 5]);
  await person.keyboard('{Enter}');
});

it('leaves what the address said of a field, and takes what a person made of it', async () => {
  const person = userEvent.setup();
  for (const [typed, account] of [
    ['', 'of the slip'],
    ['!', 'of the slip!'],
  ] as const) {
    const root = firstPage();
    const field = screen.getByLabelText<HTMLInputElement>('first account');
    field.defaultValue = 'of the slip';
    if (typed) await person.type(field, typed);
    render(<input name="account" aria-label="account" defaultValue="of the slip" />, { container: root });
    await waitFor(() => expect(document.getElementById('first-picture')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('account').value).toBe(account);
  }
});

it('presses again what was pressed: who typed and pressed Enter is logged in with what was typed', async () => {
  const root = firstPage();
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('first account'), 'lin{Enter}');
  const { sent } = await takeOver(root);
  await expect.poll(() => sent).toEqual(['lin ']);
});

it('presses the button that was pressed', async () => {
  const root = firstPage();
  await userEvent.setup().click(screen.getByText('English'));
  const { sent, chosen } = await takeOver(root);
  await expect.poll(() => chosen).toEqual(['en']);
  expect(sent).toEqual([]);
});

it('keeps the language that was chosen before any script was there, whatever is pressed then', async () => {
  for (const isSent of [false, true]) {
    document.body.innerHTML = `<div id="first-picture">${withChoices('<input name="account" aria-label="first account"><input name="password"><button type="submit">Log in</button><button type="button" lang="en" aria-pressed="false">English</button><button type="button" lang="zh-CN" aria-pressed="true">中文</button>')}</div><div id="root"></div>`;
    const person = userEvent.setup();
    await person.click(screen.getByText('English'));
    FirstPicture.of(document)?.watch();
    if (isSent) await person.type(screen.getByLabelText('first account'), 'lin{Enter}');
    const root = document.getElementById('root');
    if (!root) throw new Error('no root');
    const { sent, chosen } = await takeOver(root);
    await expect.poll(() => chosen).toEqual(['en']);
    await expect.poll(() => sent).toEqual(isSent ? ['lin '] : []);
  }
});

it('chooses nothing where nobody did', async () => {
  document.body.innerHTML = `<div id="first-picture">${withChoices('<button type="submit">Log in</button><button type="button" lang="en" aria-pressed="true">English</button>')}</div><div id="root"></div>`;
  FirstPicture.of(document)?.watch();
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  expect((await takeOver(root)).chosen).toEqual([]);
});

it('waits until a word is composed', async () => {
  const root = firstPage();
  const account = screen.getByLabelText<HTMLInputElement>('first account');
  account.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  render(<Form onSend={() => {}} onEnglish={() => {}} />, { container: root });
  await new Promise((resolve) => setTimeout(resolve));
  expect(account.isConnected).toBe(true);
  account.value = '林';
  account.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await waitFor(() => expect(account.isConnected).toBe(false));
  expect(screen.getByLabelText('account')).toHaveProperty('value', '林');
});

it('greets whoever was greeted here last, by the hour of the school', async () => {
  vi.setSystemTime('2026-11-23T01:00:00Z'); // nine o'clock in Shanghai
  localStorage.setItem('greeted', '林老师');
  document.body.innerHTML = `<div id="first-picture"><b ${Object.entries(greetingToFill(['早上好，{{name}}', '中午好，{{name}}', '下午好，{{name}}', '晚上好，{{name}}'])).map(([name, value]) => `${name}="${value}"`)}></b></div><div id="root"></div>`;
  FirstPicture.of(document)?.watch();
  expect(document.body.textContent).toBe('早上好，林老师');
  vi.useRealTimers();
});

it('greets no stranger', () => {
  localStorage.removeItem('greeted');
  document.body.innerHTML =
    '<div id="first-picture"><b data-greeting="早上好，{{name}}"></b></div><div id="root"></div>';
  FirstPicture.of(document)?.watch();
  expect(document.body.textContent).toBe('');
});
