import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import type { ReactNode } from 'react';
import { homeworkIn } from '../../capture/index.js';
import { useRead } from '../../platform/api.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { ReportList } from '../parts/report/report-list.js';

interface OfHomeworkProps {
  /** The screen that is chosen a homework for. */
  to: string;
  /** What it is called, also before a homework is chosen. */
  title: string;
  children: (report: ClassReport) => ReactNode;
}

/** A screen of one homework of one class: as the address says, or first which. */
export function OfHomework({ to, title, children }: OfHomeworkProps) {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  const classId = params.get('class') ?? params.get('classId') ?? undefined;
  const read = useRead(analysisApi.report, homeworkId === null ? null : { homeworkId, classId });
  if (homeworkId === null) return <ReportList classId={classId} to={to} title={title} />;
  return (
    <Screen read={read} skeleton="page">
      {children}
    </Screen>
  );
}
