import { usualOptions } from '@zhibi/contract/printing';
import { hidden, own, type WalkRows } from './meeting.js';

const order = hidden(({ printOrderId }) => ({ orderId: printOrderId }));

export const rows: WalkRows = {
  'printing.forRun': hidden(({ printRunId }) => ({ printRunId })),
  'printing.create': hidden(({ printRunId, later }) => ({ printRunId, options: usualOptions, wantedAt: later })),
  'printing.list': own(({ school }) => ({ schoolId: school.schoolId })),
  'printing.detail': order,
  'printing.move': hidden(({ printOrderId }) => ({ orderId: printOrderId, revision: 1, move: 'receive' })),
  'printing.choices': own(),
  'printing.page': hidden(({ printOrderId }) => ({ orderId: printOrderId, page: 1 })),
  'printing.pdf': order,
  'printing.exportList': own(({ school }) => ({ schoolId: school.schoolId, format: 'csv' })),
};
