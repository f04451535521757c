import '../../../test/show.js';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import dayjs from 'dayjs';
import { Activity, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { teacher } from '../../../test/world.js';
import { DayField } from '../layout/day-field.js';
import { DraftForm } from './draft-form.js';
import { FormDrafts } from './form-drafts.js';

const sample = (draft = 'class 7', saved = 0) => (
  <DraftForm<{ name: string; newPassword: string }> draft={draft} saved={saved} initialValues={{ name: '一班' }}>
    <Form.Item name="name" label="名称">
      <Input />
    </Form.Item>
    <Form.Item name="newPassword" label="新密码">
      <Input.Password />
    </Form.Item>
    <Form.Item name="on" label="日期">
      <DayField />
    </Form.Item>
  </DraftForm>
);
/** A page with a form that can be saved and closed, and that may wait behind another page. */
function Behind() {
  const [saved, setSaved] = useState(0);
  const [mode, setMode] = useState<'visible' | 'hidden' | 'closed'>('visible');
  return (
    <>
      <button type="button" onClick={() => setSaved(saved + 1)}>
        saved
      </button>
      <button type="button" onClick={() => setMode('hidden')}>
        hidden
      </button>
      <button type="button" onClick={() => setMode('closed')}>
        closed
      </button>
      {mode !== 'closed' && <Activity mode={mode}>{sample('class 7', saved)}</Activity>}
    </>
  );
}
const name = () => screen.findByLabelText<HTMLInputElement>('名称');
const type = async (text: string) => fireEvent.change(await name(), { target: { value: text } });
const open = async (form = sample()) => {
  fakeServer();
  return show(form, { user: teacher() });
};
/** The page is gone without a word to anybody: the document is new, the storage of the tab is not. */
function reload(): void {
  const kept = Object.entries(sessionStorage);
  cleanup();
  sessionStorage.clear();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
}

afterEach(() => sessionStorage.clear());

describe('what is typed into a form', () => {
  it('is there again after a reload, and says so', async () => {
    await open();
    await type('二班');
    reload();
    await open();
    expect((await name()).value).toBe('二班');
    expect(screen.getByText('已恢复上次没有保存的内容')).toBeTruthy();
  });

  it('can be given up for what is stored', async () => {
    await open();
    await type('二班');
    reload();
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /放\s*弃/ }));
    expect((await name()).value).toBe('一班');
    expect(sessionStorage.getItem('draft class 7')).toBeNull();
  });

  it('belongs to its own record', async () => {
    await open();
    await type('二班');
    reload();
    await open(sample('class 8'));
    expect((await name()).value).toBe('一班');
  });

  it('is forgotten once the form was saved or closed', async () => {
    await open(<Behind />);
    await type('二班');
    fireEvent.click(screen.getByText('saved'));
    expect(sessionStorage.getItem('draft class 7')).toBeNull();
    await type('三班');
    fireEvent.click(screen.getByText('closed'));
    await waitFor(() => expect(sessionStorage.getItem('draft class 7')).toBeNull());
  });

  it('waits with a page that waits behind another', async () => {
    await open(<Behind />);
    await type('二班');
    fireEvent.click(screen.getByText('hidden'));
    await act(() => new Promise((soon) => setTimeout(soon, 20)));
    expect(sessionStorage.getItem('draft class 7')).toContain('二班');
  });

  it('never holds a password', async () => {
    await open();
    fireEvent.change(await screen.findByLabelText('新密码'), { target: { value: 'Zhibi2026' } });
    await type('二班');
    expect(sessionStorage.getItem('draft class 7')).toContain('二班');
    expect(sessionStorage.getItem('draft class 7')).not.toContain('Zhibi2026');
  });
});

describe('a draft that comes back onto a record that others have changed', () => {
  interface Pupil {
    name: string;
    no: string;
    seat: string;
  }
  const record = (on: number, stored: Pupil) => (
    <DraftForm<Pupil> draft="pupil 7" on={on} initialValues={stored}>
      {(['name', 'no', 'seat'] as const).map((field) => (
        <Form.Item key={field} name={field} label={field}>
          <Input />
        </Form.Item>
      ))}
    </DraftForm>
  );
  const shown = () => ['name', 'no', 'seat'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  const typedThenChanged = async (theirs: Pupil, on = 2) => {
    await open(record(1, { name: '张三', no: '1', seat: 'A1' }));
    fireEvent.change(screen.getByLabelText('name'), { target: { value: '张叁' } });
    reload();
    await open(record(on, theirs));
  };

  it('says so, and leaves what was not touched as it stands now', async () => {
    await typedThenChanged({ name: '张三', no: '8', seat: 'A1' });
    expect((await screen.findByRole('alert')).textContent).toContain('被别人改过');
    expect(screen.queryByText(/两边都改了/)).toBeNull();
    expect(shown()).toEqual(['张叁', '8', 'A1']);
  });

  it('names what both have changed, shows either, and the person chooses', async () => {
    await typedThenChanged({ name: '章三', no: '8', seat: 'A1' });
    expect((await screen.findByRole('alert')).textContent).toContain('两边都改了：name。');
    expect(shown()).toEqual(['张叁', '8', 'A1']);
    fireEvent.click(screen.getByRole('button', { name: '看现在的内容' }));
    expect(shown()).toEqual(['章三', '8', 'A1']);
    fireEvent.click(screen.getByRole('button', { name: '看我填的' }));
    expect(shown()).toEqual(['张叁', '8', 'A1']);
  });

  it('says nothing of it where nobody was there meanwhile', async () => {
    await typedThenChanged({ name: '张三', no: '1', seat: 'A1' }, 1);
    expect(await screen.findByText('已恢复上次没有保存的内容')).toBeTruthy();
    expect(screen.queryByText(/被别人改过/)).toBeNull();
    expect(shown()).toEqual(['张叁', '1', 'A1']);
  });
});

describe('drafts', () => {
  it('keep days as days, lists and numbers as they are, files and secrets not at all', () => {
    const drafts = new FormDrafts(sessionStorage);
    const values = {
      on: dayjs('2026-11-22'),
      classIds: ['a'],
      no: 3,
      cover: new Blob(['x']),
      nested: { smsCode: '1234', imageCode: '12ab', activationCode: 'x', confirm: 'x', note: 'y' },
    };
    drafts.keep('one', values);
    const { on, ...others } = drafts.of('one') ?? {};
    expect(dayjs.isDayjs(on) && on.isSame(values.on)).toBe(true);
    expect(others).toEqual({ classIds: ['a'], no: 3, nested: { note: 'y' } });
  });

  it('that a page broke over are not given back a second time; those of other forms are', () => {
    const before = new FormDrafts(sessionStorage);
    before.keep('broken', { batch: 'of an older shape' });
    before.keep('other', { name: '二班' });
    const drafts = new FormDrafts(sessionStorage);
    expect(drafts.of('broken')).toEqual({ batch: 'of an older shape' });
    drafts.dropRestored();
    const after = new FormDrafts(sessionStorage);
    expect([after.of('broken'), after.of('other')]).toEqual([undefined, { name: '二班' }]);
  });

  it('of another version that cannot be read are none', () => {
    sessionStorage.setItem('draft broken', '{');
    expect(new FormDrafts(sessionStorage).of('broken')).toBeUndefined();
  });
});
