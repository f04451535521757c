import { DownloadOutlined, EditOutlined, PrinterOutlined } from '@ant-design/icons';
import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useCanGo } from '../../platform/screen-line.js';
import { formatStamp } from '../../platform/time.js';

const NAMED = 4;

/** Which report this is, for which class, and what can be done with it. */
export function ReportHead({ report }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const { homeworkId, classId, className, title, startAt, fullScore, absent } = report;
  const [isExporting, setExporting] = useState(false);
  const navigate = useNavigate();
  const toMark = `/markFull?homework=${homeworkId}`;
  const names = absent
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(t('report.nameJoin'));
  const facts = [
    className,
    formatStamp(startAt),
    t('report.full', { score: fullScore }),
    absent.length > 0
      ? t(absent.length > NAMED ? 'report.absentMore' : 'report.absent', { count: absent.length, names })
      : '',
  ];
  const exportRows = async () => {
    setExporting(true);
    await download(analysisApi.exportReport, { homeworkId, classId });
    setExporting(false);
  };
  const canMark = useCanGo(toMark);
  return (
    <PageHead
      title={title}
      note={facts.filter(Boolean).join(' · ')}
      back="/study/analysis"
      extra={
        <>
          <ClassSwitch homeworkId={homeworkId} classId={classId} />
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
          <Button icon={<DownloadOutlined />} loading={isExporting} onClick={() => void exportRows()}>
            {t('report.export')}
          </Button>
          {canMark && (
            <Button type="primary" icon={<EditOutlined />} onClick={() => navigate(toMark)}>
              {t('report.papers')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The other classes that wrote the same homework, where there are any. */
function ClassSwitch({ homeworkId, classId }: { homeworkId: string; classId: string }) {
  const { t } = useTranslation('analysis');
  const [, setParams] = useSearchParams();
  const list = useRead(analysisApi.reports, {});
  const classes = list.data?.items.filter((one) => one.homeworkId === homeworkId) ?? [];
  if (classes.length < 2) return null;
  return (
    <Segmented
      aria-label={t('report.classes')}
      value={classId}
      options={classes.map((one) => ({ value: one.classId, label: one.className }))}
      onChange={(next) => setParams({ homework: homeworkId, class: next })}
    />
  );
}
