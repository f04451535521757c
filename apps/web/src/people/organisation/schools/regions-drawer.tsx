import { organisationApi, type Region, RegionName } from '@zhibi/contract/people/organisation';
import { Button, Form, Input, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldRule } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';

const refreshes = [organisationApi.regions, organisationApi.schools];

export interface RegionsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The schools of a region are asked for. */
  onSchools: (regionId: string) => void;
}

/** The regions of the organisation: opened by a name, renamed in place, each with the way to its schools. */
export function RegionsDrawer({ open, onClose, onSchools }: RegionsDrawerProps) {
  const { t } = useTranslation('organisation');
  return (
    <Drawer title={t('regions.title')} open={open} onClose={onClose}>
      {open && <Inside onSchools={onSchools} />}
    </Drawer>
  );
}

function Inside({ onSchools }: Pick<RegionsDrawerProps, 'onSchools'>) {
  const { t } = useTranslation('organisation');
  const regions = useRead(organisationApi.regions, {});
  const [renaming, setRenaming] = useState<Region | null>(null);
  const [form] = Form.useForm<{ name: string }>();
  const done = () => {
    notify.done(t('saved'));
    setRenaming(null);
    form.resetFields();
  };
  const creating = useWrite(organisationApi.createRegion, refreshes, { onDone: done });
  const renamingTo = useWrite(organisationApi.renameRegion, refreshes, { onDone: done });
  const save = ({ name }: { name: string }) =>
    renaming === null
      ? creating.mutate({ name })
      : renamingTo.mutate({ regionId: renaming.regionId, revision: renaming.revision, name });
  const rename = (region: Region) => {
    setRenaming(region);
    form.setFieldsValue({ name: region.name });
  };
  return (
    <>
      <DraftForm
        draft="region"
        saved={creating.data ?? renamingTo.data}
        form={form}
        layout="inline"
        onFinish={save}
        style={{ marginBottom: 16, rowGap: 8 }}
      >
        <Form.Item name="name" rules={[fieldRule(RegionName, t('regions.rule'))]}>
          <Input aria-label={t('regions.name')} placeholder={t('regions.name')} style={{ width: 220 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={creating.isPending || renamingTo.isPending}>
          {renaming ? t('regions.rename') : t('regions.add')}
        </Button>
      </DraftForm>
      <Screen
        read={regions}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('regions.empty')} hint={t('regions.emptyHint')} />}
      >
        {({ items }) => (
          <Table<Region>
            rowKey="regionId"
            size="small"
            pagination={false}
            dataSource={items}
            columns={[
              { title: t('regions.name'), dataIndex: 'name' },
              {
                title: t('schools.count'),
                align: 'right',
                width: 90,
                render: (_, { regionId, name, schools }) =>
                  schools === 0 ? (
                    0
                  ) : (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('regions.schoolsOf', { name, count: schools })}
                      onClick={() => onSchools(regionId)}
                    >
                      {schools}
                    </Button>
                  ),
              },
              {
                title: t('actions'),
                width: 90,
                render: (_, region) => (
                  <Button type="link" size="small" onClick={() => rename(region)}>
                    {t('regions.renameShort')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Screen>
    </>
  );
}
