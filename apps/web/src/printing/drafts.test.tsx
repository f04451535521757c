import { cleanup, screen } from '@testing-library/react';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { dictionaryOf, printSettingsApi, usualShop } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher, userInfo } from '../../test/world.js';
import { Adjust } from './check-detail/adjust.js';
import { PriceWork } from './counting/count/price-work.js';
import { RecordDialog } from './parts/stock/record-dialog.js';
import { SendTogether } from './send/together/send-together.js';
import { PriceDialog } from './settings/set/price-dialog.js';

type Person = Awaited<ReturnType<typeof show>>['person'];

const server = () => fakeServer().on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
/** By its look: in specifications all groups of one choice have one name, and a browser checks one of a name. */
const isChosen = (name: string) => /-selected/.test(screen.getByText(name).closest('label')?.className ?? '');
const choose = (person: Person, name: string) => person.click(screen.getByText(name));
const onClose = () => undefined;
const kind = { shopId: newId(), shopName: '文二路', paperSize: 'A4', weight: '80' };

interface Kept {
  what: string;
  dialog: React.ReactElement;
  type: (person: Person) => Promise<void>;
  /** What was typed and chosen, as it stands in the fields. */
  said: () => unknown[];
  typed: unknown[];
  fresh: unknown[];
}
const order = printOrder({ sheets: [] });
const dialogs: Kept[] = [
  {
    what: 'how an order is printed otherwise',
    dialog: <Adjust order={order as Parameters<typeof Adjust>[0]['order']} onClose={onClose} />,
    type: async (person) => {
      await choose(person, '单面');
      await person.type(screen.getByLabelText('为什么（学校会看到）'), '只印单面');
    },
    said: () => [isChosen('单面'), value('为什么（学校会看到）')],
    typed: [true, '只印单面'],
    fresh: [false, ''],
  },
  {
    what: 'the price of work that has none',
    dialog: (
      <PriceWork
        work={{
          ...kind,
          colorPrint: false,
          doubleSidedPrint: true,
          works: 3,
          sheets: 240,
          bound: 80,
          numbers: [],
          inSettlements: 0,
          listed: null,
        }}
        kind="A4"
        onClose={onClose}
      />
    ),
    type: async (person) => {
      await person.type(screen.getByLabelText('元/张'), '0.07');
      await person.type(screen.getByLabelText('原因'), '签约之前');
    },
    said: () => [Number(value('元/张')), value('原因')],
    typed: [0.07, '签约之前'],
    fresh: [0, ''],
  },
  {
    what: 'a count of paper',
    dialog: (
      <RecordDialog
        of={{
          ...kind,
          left: 6_200,
          countedAt: '20261120080000',
          by: '何永强',
          waiting: 0,
          perDay: 3_000,
          lastsDays: 2.1,
          entries: [],
        }}
        onClose={onClose}
      />
    ),
    type: async (person) => {
      await choose(person, '来纸');
      await person.type(screen.getByLabelText('张数'), '5000');
      await person.type(screen.getByLabelText('备注（可不填）'), '周一到');
    },
    said: () => [isChosen('来纸'), value('张数'), value('备注（可不填）')],
    typed: [true, '5000', '周一到'],
    fresh: [false, '', ''],
  },
  {
    what: 'a price with its day',
    dialog: <PriceDialog shops={[{ ...usualShop, ...kind, revision: 0, machines: [] }]} onClose={onClose} />,
    type: async (person) => {
      await choose(person, '彩色');
      await person.clear(screen.getByLabelText('元/张'));
      await person.type(screen.getByLabelText('元/张'), '0.5');
      await person.type(screen.getByLabelText('从哪天起'), '2026-12-01{Enter}');
    },
    said: () => [isChosen('彩色'), Number(value('元/张')), value('从哪天起') !== ''],
    typed: [true, 0.5, true],
    fresh: [false, 0.08, false],
  },
];

it.each(dialogs)('$what is there again after a reload, and gone once it is given up', async (kept) => {
  server();
  const opened = async () => {
    const { person } = await show(kept.dialog, { user: userInfo('ZHIBI_PRINT_CENTER') });
    await screen.findByText(/^取\s*消$/);
    return person;
  };
  await kept.type(await opened());
  cleanup();
  const again = await opened();
  expect(kept.said()).toEqual(kept.typed);
  await again.click(screen.getByText(/^取\s*消$/));
  cleanup();
  await opened();
  expect(kept.said()).toEqual(kept.fresh);
});

it('how copies that go together are printed is there again after a reload, and gone once they are sent', async () => {
  const printRunId = newId();
  server()
    .on(printingApi.forRuns, () => ({
      earliestOn: '20261125',
      neededBy: null,
      runs: [
        {
          printRunId,
          pageCount: 2,
          order: null,
          title: '个册',
          pageSize: 'A4' as const,
          copies: 1,
          dots: false,
          isReady: true,
        },
      ],
    }))
    .on(printingApi.create, () => ({ orderId: newId(), revision: 1 }))
    .on(printingApi.move, () => ({ messageStatus: printStatuses.pendingReview, revision: 2, childId: null }));
  const opened = async () => {
    const { person } = await show(<SendTogether printRunIds={[printRunId]} />, { user: teacher() });
    await screen.findByText('单面');
    return person;
  };
  const said = () => [isChosen('单面'), value('给印刷中心的话')];
  const first = await opened();
  await choose(first, '单面');
  await first.type(screen.getByLabelText('给印刷中心的话'), '送到三楼');
  cleanup();
  const again = await opened();
  expect(said()).toEqual([true, '送到三楼']);
  await again.click(screen.getByText('推送到印刷中心'));
  await vi.waitFor(() => expect(screen.getByText('已推送 1 单，等待审核')).toBeDefined());
  cleanup();
  await opened();
  expect(said()).toEqual([false, '']);
});

it('a count of another paper is a draft of its own', async () => {
  server();
  const of = { ...kind, left: 1, countedAt: null, by: '', waiting: 0, perDay: 0, lastsDays: null, entries: [] };
  const { person } = await show(<RecordDialog of={of} onClose={onClose} />, { user: userInfo('ZHIBI_PRINT_CENTER') });
  await person.type(await screen.findByLabelText('张数'), '5000');
  cleanup();
  await show(<RecordDialog of={{ ...of, paperSize: 'A3' }} onClose={onClose} />, {
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect((await screen.findByLabelText<HTMLInputElement>('张数')).value).toBe('');
});
