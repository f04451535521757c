import '../../../test/browser.js';
import { screen, waitFor, within } from '@testing-library/react';
import { Button, Dropdown, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../test/show.js';
import { Dialog } from './dialog.js';
import { Drawer } from './drawer.js';
import { Foot } from './foot.js';

function Opened({ by, children }: { by: 'button' | 'menu'; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {by === 'button' ? (
        <Button onClick={open}>open</Button>
      ) : (
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'one', label: 'entry', onClick: open }] }}>
          <Button>open</Button>
        </Dropdown>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

const kinds = {
  drawer: (close: () => void) => (
    <Drawer title="it" onClose={close}>
      <Input aria-label="field" />
      <Foot words="do" onMain={close} onCancel={close} note="fact" />
    </Drawer>
  ),
  dialog: (close: () => void) => (
    <Dialog title="it" onClose={close} foot={{ words: 'do', onMain: close, note: 'fact' }}>
      <Input aria-label="field" />
    </Dialog>
  ),
};

describe.each(['drawer', 'dialog'] as const)('a %s', (kind) => {
  it('has its buttons in its foot, "Cancel" before the primary one, which is the last', async () => {
    await show(
      kinds[kind](() => {}),
      { language: 'en' },
    );
    const dialog = await screen.findByRole('dialog');
    const buttons = await within(dialog).findAllByRole('button', { name: /^(Cancel|do)$/ });
    expect(buttons.map((one) => one.textContent)).toEqual(['Cancel', 'do']);
    expect(buttons[1]?.classList).toContain('ant-btn-primary');
    expect(buttons[1]?.closest('.ant-drawer-footer, .ant-modal-footer')).not.toBeNull();
  });

  it('is closed by Escape and gives the focus back to what opened it', async () => {
    const { person: user } = await show(<Opened by="button">{kinds[kind]}</Opened>);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByRole('textbox', { name: 'field' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
  });

  it('opened from a menu gives the focus back to the button of the menu', async () => {
    const { person: user } = await show(<Opened by="menu">{kinds[kind]}</Opened>);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByRole('menuitem', { name: 'entry' }));
    // By its button: in specifications all floating layers share one id, and Escape is lost on them.
    await user.click(await screen.findByRole('button', { name: 'do' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
  });
});

it('a form inside is sent by its foot and by Enter', async () => {
  const sent: unknown[] = [];
  const { person: user } = await show(
    <Drawer title="it" onClose={() => {}}>
      <Form onFinish={(values) => sent.push(values)}>
        <Form.Item name="one">
          <Input aria-label="one" />
        </Form.Item>
        <Form.Item name="two">
          <Input aria-label="two" />
        </Form.Item>
        <Foot words="do" />
      </Form>
    </Drawer>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'one' }), 'a{Enter}');
  await user.click(screen.getByRole('button', { name: 'do' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

describe('what is longer than a drawer', () => {
  afterEach(() => vi.restoreAllMocks());
  const bodyWith = async (content: ReactNode) => {
    // Nothing has a size in jsdom.
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    await show(
      <Drawer title="it" onClose={() => {}}>
        {content}
      </Drawer>,
    );
    return (await screen.findByText('facts')).closest('.ant-drawer-body');
  };

  it('is scrolled with the keyboard where nothing in it takes the focus', async () => {
    expect((await bodyWith(<p>facts</p>))?.getAttribute('tabindex')).toBe('0');
  });

  it('is no stop of the keyboard by itself where a field leads into it', async () => {
    const fields = (
      <p>
        facts <Input aria-label="one" />
      </p>
    );
    expect((await bodyWith(fields))?.getAttribute('tabindex')).toBeNull();
  });
});
