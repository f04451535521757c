import type { RetentionKind } from '@zhibi/contract/operations';
import { oldLabEvidence, oldPoints, oldSeats } from '../../classroom/index.js';
import { oldImports, oldTakeOuts } from '../../people/index.js';
import type { KeptFor } from '../../platform/kept-for.js';
import { oldPrintFiles } from '../../printing/index.js';

/** What each kind is, by the domain that keeps it. */
export const kinds: Readonly<Record<RetentionKind, KeptFor>> = {
  imports: oldImports,
  'lab-evidence': oldLabEvidence,
  points: oldPoints,
  'print-files': oldPrintFiles,
  seats: oldSeats,
  'take-outs': oldTakeOuts,
};
