import { screen, waitFor } from '@testing-library/react';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { SheetCodesLine } from './sheet-codes.js';
import { SheetSettingButton } from './sheet-setting.js';

const handbookId = newId();
const codes = { copies: 38, open: 38, endsAt: '20261221080000', opened: 12, openedCopies: 5, can: { withdraw: true } };

describe('the codes on printed sheets', () => {
  it('are told with how often they were opened, and are withdrawn after asking', async () => {
    const server = fakeServer()
      .on(handbookApi.sheetCodes, () => codes)
      .on(handbookApi.withdrawSheets, () => ({ withdrawn: 38 }));
    const { person } = await show(<SheetCodesLine handbookId={handbookId} />, { user: teacher() });
    expect(await screen.findByText('38 份中 5 份被扫开，共 12 次')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '停用二维码' }));
    expect(server.calls(handbookApi.withdrawSheets)).toHaveLength(0);
    await person.click(await screen.findByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(server.calls(handbookApi.withdrawSheets)[0]?.input).toEqual({ handbookId }));
  });

  it('say when they are over, and are not there where sheets carry none', async () => {
    const server = fakeServer().on(handbookApi.sheetCodes, () => ({
      ...codes,
      open: 0,
      endsAt: null,
      opened: 0,
      openedCopies: 0,
      can: { withdraw: false },
    }));
    const { unmount } = await show(<SheetCodesLine handbookId={handbookId} />, { user: teacher() });
    expect(await screen.findByText('纸上的二维码已经失效')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    server.on(handbookApi.sheetCodes, () => ({ ...codes, copies: 0 }));
    await show(<SheetCodesLine handbookId={newId()} />, { user: teacher() });
    await waitFor(() => expect(server.calls(handbookApi.sheetCodes)).toHaveLength(2));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('open for as long as the principal says', async () => {
    const server = fakeServer()
      .on(handbookApi.sheetSetting, () => ({ days: 30 as const, canChange: true }))
      .on(handbookApi.saveSheetSetting, () => ({}));
    const { person } = await show(<SheetSettingButton />, { user: userInfo('SCHOOLPRINCIPAL') });
    await person.click(await screen.findByRole('button', { name: /纸上的二维码/ }));
    await person.click(await screen.findByRole('radio', { name: '印出后 7 天内有效' }));
    await person.click(screen.getByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(server.calls(handbookApi.saveSheetSetting)[0]?.input).toEqual({ days: 7 }));
  });
});
