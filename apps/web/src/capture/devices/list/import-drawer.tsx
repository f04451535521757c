import { InboxOutlined } from '@ant-design/icons';
import { devicesApi } from '@zhibi/contract/capture/devices';
import { Alert, Table, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import styles from './page.module.css';
import { SchoolField } from './school-field.js';

interface ImportDrawerProps {
  open: boolean;
  /** The school that the list shows. */
  schoolId: string;
  onClose: () => void;
}

/** Many devices from a table: first every line is judged, then the good ones are taken. */
export function ImportDrawer({ open, schoolId, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('devices');
  return (
    <Drawer title={t('import.title')} size="wide" open={open} onClose={onClose}>
      {open && <Inside first={schoolId} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ first, onClose }: { first: string; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const [schoolId, setSchoolId] = useState(first);
  const [file, setFile] = useState<File | null>(null);
  const judging = useWrite(devicesApi.importDevices);
  const taking = useWrite(devicesApi.importDevices, [devicesApi.devices, devicesApi.health], {
    onDone: ({ added }) => {
      notify.done(t('import.done', { count: added }));
      onClose();
    },
  });
  const judge = (chosen: File) => {
    setFile(chosen);
    judging.mutate({ schoolId, how: 'try', file: chosen });
    return false; // it is sent by the call, with who asks
  };
  const { data } = judging;
  return (
    <>
      <SchoolField
        value={schoolId}
        onChange={(id) => {
          setSchoolId(id);
          judging.reset();
        }}
      />
      <p>{t('import.columns')}</p>
      <Upload.Dragger accept=".xlsx,.csv" showUploadList={false} disabled={schoolId === ''} beforeUpload={judge}>
        <InboxOutlined aria-hidden />
        <p>{schoolId === '' ? t('import.schoolFirst') : (file?.name ?? t('import.choose'))}</p>
      </Upload.Dragger>
      {data && (
        <div className={styles.outcome}>
          <Alert
            type={data.added === data.lines.length ? 'success' : 'warning'}
            showIcon
            title={t('import.judged', { count: data.lines.length, good: data.added })}
          />
          <Table
            className={styles.outcome}
            size="small"
            rowKey="line"
            dataSource={data.lines.filter(({ outcome }) => outcome !== 'added')}
            pagination={false}
            scroll={{ y: 280 }}
            locale={{ emptyText: t('import.allGood') }}
            columns={[
              { title: t('import.line'), dataIndex: 'line', width: 80, align: 'right' },
              { title: 'MAC', dataIndex: 'mac', width: 180 },
              { title: t('import.reason'), render: (_, { outcome }) => t(`import.outcomes.${outcome}`) },
            ]}
          />
        </div>
      )}
      <Foot
        words={t('import.now', { count: data?.added ?? 0 })}
        isDisabled={!data || data.added === 0 || file === null}
        isBusy={taking.isPending || judging.isPending}
        onMain={() => taking.mutate({ schoolId, how: 'take', file })}
        onCancel={onClose}
      />
    </>
  );
}
