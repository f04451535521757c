import { type StageOverview, type StageTable, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { ExportButton } from '../../../platform/layout/export-button.js';

interface TableExportProps {
  overview: Pick<StageOverview, 'testId' | 'subjectId'>;
  table: StageTable;
  classId?: string | undefined;
  againstId?: string | undefined;
}

/** One table of the results as Excel or CSV, as it is shown. */
export const TableExport = ({ overview: { testId, subjectId }, table, classId, againstId }: TableExportProps) => (
  <ExportButton
    endpoint={stageTestsApi.exportTable}
    input={{
      testId,
      subjectId,
      table,
      ...(classId === undefined ? {} : { classId }),
      ...(againstId === undefined ? {} : { againstId }),
    }}
  />
);
