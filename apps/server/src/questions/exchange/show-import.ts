import { toStamp } from '@zhibi/contract/kernel';
import type { QuestionImport } from '@zhibi/contract/questions/exchange';
import { mayMend, mayUndo } from './rules.js';
import type { Counts, Import } from './store.js';

const nothing = { added: 0, skipped: 0, doubtful: 0, warned: 0, undone: 0, kept: 0 };

/** An import as its teacher sees it. */
export function showImport(of: Import, counts: Counts | undefined, timeZone: string): QuestionImport {
  const { importId: _, ...counted } = counts ?? { importId: of.id, ...nothing };
  return {
    importId: of.id,
    fileName: of.fileName,
    format: of.format,
    formatVersion: of.formatVersion,
    bank: of.bank,
    state: of.state,
    done: of.done,
    total: of.total,
    counts: counted,
    createdAt: toStamp(of.createdAt, timeZone),
    can: { undo: mayUndo(of) && counted.added > 0, mend: mayMend(of) && counted.doubtful > 0 },
  };
}
