import { usualOptions } from '@zhibi/contract/printing';
import { REPORT_FORMAT } from '@zhibi/contract/printing/packs';
import { usualCentre, usualShop } from '@zhibi/contract/printing/settings';
import { hidden, open, own, type WalkRows } from './meeting.js';

const order = hidden(({ printOrderId }) => ({ orderId: printOrderId }));

const batch = hidden(({ printOrderId }) => ({ batchId: printOrderId }));
const settlement = hidden(({ printOrderId }) => ({ settlementId: printOrderId }));
const period = { from: '20260901', until: '20261130' };
const entry = { kind: 'carrier', code: 'nobody' };
const machine = {
  name: '1 号机',
  sheetsPerHour: 3_000,
  inColour: false,
  duplex: true,
  paperSizes: ['A4'],
  setupMinutes: 5,
  setupSheets: 5,
  stopped: '',
};
const price = {
  paperSize: 'A4',
  weight: '80',
  colorPrint: false,
  doubleSidedPrint: true,
  validFrom: '20260901',
  sheetLi: 80,
  boundLi: 0,
};

const offline = hidden(({ printOrderId }) => ({ offlineId: printOrderId }));
const offlineFile = hidden(({ printOrderId }) => ({ offlineId: printOrderId, fileId: printOrderId }));
const outside = {
  shopId: null,
  printedOn: '20260901',
  title: '校庆节目单',
  pages: 2,
  copies: 10,
  paperSize: 'A4',
  weight: '80',
  options: usualOptions,
  printedBy: '文印室',
  reason: '停电',
  dots: false,
};

export const rows: WalkRows = {
  'printing.forRun': hidden(({ printRunId }) => ({ printRunId })),
  'printing.forRuns': hidden(({ printRunId }) => ({ printRunIds: [printRunId] })),
  'printing.create': hidden(({ printRunId, later }) => ({ printRunId, options: usualOptions, wantedAt: later })),
  'printing.list': own(({ school }) => ({ schoolId: school.schoolId })),
  'printing.detail': order,
  'printing.move': hidden(({ printOrderId }) => ({ orderId: printOrderId, revision: 1, move: 'receive' })),
  'printing.choices': own(),
  'printing.page': hidden(({ printOrderId }) => ({ orderId: printOrderId, page: 1 })),
  'printing.pdf': order,
  'printing.link': order,
  'printing.linked': open(() => ({ token: 'x.y' })),
  'settings.dictionary': own(),
  'settings.saveEntry': hidden(() => ({
    ...entry,
    zh: '无',
    en: 'none',
    enabled: true,
    revision: 0,
    isNew: false,
  })),
  'settings.orderEntries': own(() => ({ kind: 'carrier', codes: ['own', 'pickup', 'express'] })),
  'settings.removeEntry': hidden(() => entry),
  'settings.settings': own(),
  'settings.saveCentre': own(() => ({ ...usualCentre, revision: 0 })),
  'settings.saveShop': hidden(({ accountId }) => ({ ...usualShop, shopId: accountId, revision: 0 })),
  'settings.saveMachine': hidden(({ accountId }) => ({ ...machine, shopId: accountId, revision: 0 })),
  'settings.stopMachine': hidden(({ accountId }) => ({ machineId: accountId, stopped: '', revision: 1 })),
  'settings.removeMachine': hidden(({ accountId }) => ({ machineId: accountId })),
  'settings.addPrice': hidden(({ accountId }) => ({ ...price, shopId: accountId })),
  'settings.removePrice': hidden(({ accountId }) => ({ priceId: accountId })),
  'batches.propose': hidden(({ printOrderId }) => ({ orderIds: [printOrderId] })),
  'batches.create': hidden(({ printOrderId, accountId }) => ({
    batches: [{ shopId: accountId, machineId: null, weight: '80', orders: [{ orderId: printOrderId, revision: 1 }] }],
  })),
  'batches.list': own(() => ({ isOpen: true })),
  'batches.detail': batch,
  'batches.correctWaste': hidden(({ printOrderId }) => ({
    batchId: printOrderId,
    was: 0,
    wasteSheets: 1,
    note: '数错',
  })),
  'batches.correctOrderWaste': hidden(({ printOrderId }) => ({
    orderId: printOrderId,
    was: 0,
    wasteSheets: 1,
    note: '数错',
  })),
  'batches.move': hidden(({ printOrderId }) => ({ batchId: printOrderId, move: 'takeBack' })),
  'batches.scan': hidden(() => ({ code: 'ZB-P000001-000000' })),
  'batches.ticket': batch,
  'batches.packingList': batch,
  'packs.make': order,
  'packs.file': hidden(({ printOrderId }) => ({ packId: printOrderId })),
  'packs.list': own(),
  'packs.take': hidden(({ printOrderId }) => ({
    report: JSON.stringify({ format: REPORT_FORMAT, packId: printOrderId, body: '{}', mac: '0'.repeat(64) }),
  })),
  'counting.centre': own(),
  'counting.forecast': own(),
  'counting.pivot': own(({ school }) => ({ ...period, schoolId: school.schoolId, rows: 'school', columns: null })),
  'counting.exportPivot': own(({ school }) => ({
    ...period,
    schoolId: school.schoolId,
    rows: 'school',
    format: 'csv',
  })),
  'counting.unpriced': own(),
  'counting.setPrice': own(({ accountId }) => ({
    shopId: accountId,
    paperSize: 'A4',
    weight: '80',
    colorPrint: false,
    doubleSidedPrint: true,
    works: 1,
    price: null,
    reason: '校内',
  })),
  'counting.settlements': own(),
  'counting.settle': own(({ accountId }) => ({ ...period, shopId: accountId })),
  'counting.sign': hidden(({ printOrderId }) => ({ settlementId: printOrderId, revision: 1 })),
  'counting.cancelSettlement': settlement,
  'counting.settlementFile': hidden(({ printOrderId }) => ({ settlementId: printOrderId, format: 'pdf' })),
  'offline.list': own(({ school }) => ({ schoolId: school.schoolId })),
  'offline.detail': offline,
  'offline.save': hidden(({ school }) => ({ ...outside, schoolId: school.schoolId })),
  'offline.withdraw': hidden(({ printOrderId }) => ({ offlineId: printOrderId, revision: 1, isWithdrawn: true })),
  'offline.attach': hidden(({ printOrderId }) => ({ offlineId: printOrderId, name: 'a.pdf', file: 'x' })),
  'offline.detach': offlineFile,
  'offline.file': offlineFile,
  'offline.exportList': own(({ school }) => ({ schoolId: school.schoolId, format: 'csv' })),
  'stock.stock': own(),
  'stock.record': hidden(({ accountId }) => ({
    shopId: accountId,
    paperSize: 'A4',
    weight: '80',
    step: 'counted',
    sheets: 1,
  })),
  'tracing.page': hidden(({ pageCode }) => ({ code: pageCode })),
  'printers.find': own(() => ({ address: 'ipp://169.254.1.1/ipp/print' })),
  'printers.list': own(),
  'printers.connect': hidden(({ accountId }) => ({
    machineId: accountId,
    address: 'ipp://169.254.1.1/ipp/print',
    revision: 0,
  })),
  'printers.disconnect': hidden(({ accountId }) => ({ machineId: accountId })),
  'printers.look': hidden(({ accountId }) => ({ machineId: accountId })),
  'printers.print': hidden(({ printOrderId, accountId }) => ({
    orderId: printOrderId,
    revision: 1,
    machineId: accountId,
  })),
  'printers.jobs': order,
  'printers.cancel': hidden(({ printOrderId }) => ({ jobId: printOrderId })),
  'printing.exportList': own(({ school }) => ({ schoolId: school.schoolId, format: 'csv' })),
};
