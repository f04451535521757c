import { screen, waitFor } from '@testing-library/react';
import { type PrintOrderDetail, printStatuses } from '@zhibi/contract/printing';
import { type MachinePrinter, type PrintJob, printersApi } from '@zhibi/contract/printing/printers';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { PrintHere } from './print-here.js';
import { PrintJobs } from './print-jobs.js';
import { PrinterButton } from './printer-button.js';
import { StepNote } from './step-note.js';

const shop = () => userInfo('ZHIBI_PRINT_SHOP');
const address = 'ipp://10.1.2.3/ipp/print';
const facts = { model: 'Paper Eater 3000', isUsable: true, colour: true, duplex: true, media: [] };
const machineOf = (change: Partial<MachinePrinter> = {}): MachinePrinter => ({
  machineId: newId(),
  machineName: '1 号机',
  stopped: '',
  revision: 1,
  printer: { ...facts, address, checkedAt: '20261120080000' },
  ...change,
});
const jobOf = (change: Partial<PrintJob> = {}): PrintJob => ({
  jobId: newId(),
  machineName: '1 号机',
  by: '王师傅',
  sentAt: '20261120080000',
  endedAt: null,
  state: 'processing',
  reasons: [],
  done: null,
  isCanceling: false,
  ...change,
});
const task = {
  orderId: newId(),
  revision: 4,
  messageStatus: printStatuses.pendingPrint,
  can: ['start'],
} as unknown as PrintOrderDetail; // as: of an order no more is read here

it('a shop prints a task on the machine that can, and is asked before it is printed twice', async () => {
  const [bare, ready] = [machineOf({ machineName: '0 号机', printer: null }), machineOf()];
  const server = fakeServer()
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printersApi.list, () => ({ items: [bare, ready] }));
  server.refuse(printersApi.print, 'conflict', 'printed-already');
  const { person } = await show(<PrintHere order={task} />, { at: '/devops/printTask', user: shop() });
  await person.click(await screen.findByRole('button', { name: /在这里打印/ }));
  expect((await screen.findByRole('radio', { name: /0 号机/ })).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: /^打\s*印$/ }));
  expect(await screen.findByText(/已经打印过一遍/)).toBeDefined();
  server.on(printersApi.print, () => ({ jobId: newId() }));
  await person.click(screen.getByRole('button', { name: '再打印一遍' }));
  await waitFor(() =>
    expect(server.calls(printersApi.print).at(-1)?.input).toEqual({
      orderId: task.orderId,
      revision: 4,
      machineId: ready.machineId,
      again: true,
    }),
  );
});

it('a job tells where it stands and why it waits, and is cancelled by a press', async () => {
  const job = jobOf({ state: 'stopped', reasons: ['media-empty', 'acme-flux-capacitor'], done: 12 });
  const server = fakeServer()
    .on(printersApi.jobs, () => ({ items: [job] }))
    .on(printersApi.cancel, () => ({}));
  const { person } = await show(<PrintJobs order={task} />, { at: '/devops/printTask', user: shop() });
  expect(await screen.findByText('没有纸 · acme-flux-capacitor')).toBeDefined();
  expect(screen.getByText(/已印 12 面/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '取消打印' }));
  await waitFor(() => expect(server.calls(printersApi.cancel)[0]?.input).toEqual({ jobId: job.jobId }));
});

it('what is printed is not begun anew while a job runs', async () => {
  fakeServer().on(printersApi.jobs, () => ({ items: [jobOf()] }));
  await show(
    <>
      <PrintHere order={task} />
      <PrintJobs order={task} />
    </>,
    { at: '/devops/printTask', user: shop() },
  );
  expect(await screen.findByText('打印中')).toBeDefined();
  expect(screen.queryByRole('button', { name: /在这里打印/ })).toBeNull();
});

it('the centre finds printers at an address, chooses one, and what takes no PDF cannot be chosen', async () => {
  const machine = machineOf({ printer: null, revision: 0 });
  const server = fakeServer()
    .on(printersApi.list, () => ({ items: [machine] }))
    .on(printersApi.find, () => ({
      items: [
        { ...facts, isUsable: false, name: '老机器', address: 'ipp://10.1.2.3/printers/Old' },
        { ...facts, name: '办公室', address },
      ],
    }))
    .on(printersApi.connect, () => ({ revision: 1 }));
  const { person } = await show(<PrinterButton machineId={machine.machineId} />, {
    at: '/devops/printSet',
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  await person.click(await screen.findByRole('button', { name: '连接打印机' }));
  const field = await screen.findByLabelText('地址');
  await person.type(field, 'http://10.1.2.3');
  expect((await screen.findByRole('alert')).textContent).toContain('ipp://');
  await person.clear(field);
  await person.type(field, 'ipp://10.1.2.3');
  await person.click(screen.getByRole('button', { name: /查\s*找/ }));
  expect((await screen.findByRole('radio', { name: /老机器/ })).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: /^连\s*接$/ }));
  await waitFor(() =>
    expect(server.calls(printersApi.connect)[0]?.input).toEqual({ machineId: machine.machineId, revision: 0, address }),
  );
});

it('history says in words what a printer said when it gave up, and leaves the words of people alone', async () => {
  await show(
    <>
      <p>
        <StepNote note="aborted media-jam" isPrinter />
      </p>
      <p>
        <StepNote note="第二台卡纸" isPrinter />
      </p>
    </>,
    { at: '/devops/printTask', user: shop() },
  );
  expect(await screen.findByText('没有打完 · 卡纸')).toBeDefined();
  expect(screen.getByText('第二台卡纸')).toBeDefined();
});
