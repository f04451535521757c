import { newId } from '../../src/platform/ids.js';
import { hidden, open, own, type WalkRows } from './meeting.js';

const page = hidden(({ scanPageId }) => ({ pageId: scanPageId }));
const noSlip = { secret: 'nobody-was-ever-given-thissecret' };
const batch = hidden(({ scanBatchId }) => ({ batchId: scanBatchId }));

export const rows: WalkRows = {
  'scans.upload': hidden(({ homeworkId }) => ({ homeworkId, file: Uint8Array.from([1]) })),
  'scans.sendPhoto': hidden(({ homeworkId }) => ({
    homeworkId,
    photoId: newId(),
    ageSeconds: 1,
    file: Uint8Array.from([1]),
  })),
  'scans.photos': hidden(({ homeworkId }) => ({ homeworkId })),
  'scans.photoPicture': hidden(({ scanBatchId }) => ({ photoId: scanBatchId })),
  'scans.keepPhoto': hidden(({ scanBatchId }) => ({ photoId: scanBatchId })),
  'scans.removePhoto': hidden(({ scanBatchId }) => ({ photoId: scanBatchId })),
  'scans.slipPhotos': open(() => noSlip),
  'scans.sendBySlip': open(() => ({ ...noSlip, photoId: newId(), ageSeconds: 1, file: Uint8Array.from([1]) })),
  'scans.keepBySlip': open(() => ({ ...noSlip, photoId: newId() })),
  'scans.removeBySlip': open(() => ({ ...noSlip, photoId: newId() })),
  'scans.strayPhotos': hidden(({ homeworkId }) => ({ homeworkId })),
  'scans.strayPicture': hidden(({ scanBatchId }) => ({ photoId: scanBatchId })),
  'scans.takeAway': hidden(({ scanBatchId }) => ({ photoId: scanBatchId })),
  'scans.batches': own(),
  'scans.batch': batch,
  'scans.page': page,
  'scans.picture': hidden(({ scanPageId }) => ({ pageId: scanPageId, look: 'straight' })),
  'scans.settle': hidden(({ scanPageId }) => ({ pageId: scanPageId, no: 0, chosen: ['A'] })),
  'scans.assign': hidden(({ scanPageId, studentId }) => ({ pageId: scanPageId, studentId, page: 1 })),
  'scans.setAside': page,
  'scans.settleFile': hidden(({ scanBatchId }) => ({ batchId: scanBatchId, position: 0, settled: true })),
  'scans.retry': batch,
};
