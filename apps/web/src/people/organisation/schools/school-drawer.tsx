import { useQueryClient } from '@tanstack/react-query';
import { organisationApi, type SchoolForm, type SchoolRow } from '@zhibi/contract/people/organisation';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Refusal, refresh, useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { ChangedNote } from '../parts/changed-note.js';
import { SchoolFields } from './school-fields.js';

export type Editing = SchoolRow | 'new' | null;

/** A school is opened or changed here; nothing typed is lost by a refusal. */
export function SchoolDrawer({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const setting = useRead(organisationApi.setting, editing === 'new' ? {} : null);
  const isReady = editing !== null && (editing !== 'new' || setting.data !== undefined);
  const first = setting.data && { schoolConfigs: setting.data.schoolConfigs, privacy: setting.data.privacy };
  return (
    <Drawer
      title={editing === 'new' || editing === null ? t('schools.add') : editing.name}
      size="wide"
      open={editing !== null}
      onClose={onClose}
    >
      {isReady && <Inside school={editing === 'new' ? null : editing} defaults={first} onClose={onClose} />}
    </Drawer>
  );
}

interface InsideProps {
  school: SchoolRow | null;
  defaults: Partial<SchoolForm> | undefined;
  onClose: () => void;
}

/** The grades before 1 September belong to the year that began the autumn before. */
const yearNow = () => Number(nowStamp().slice(0, 4)) - (nowStamp().slice(4, 6) < '09' ? 1 : 0);

function Inside({ school, defaults, onClose }: InsideProps) {
  const { t } = useTranslation('organisation');
  const queries = useQueryClient();
  const [form] = Form.useForm<SchoolForm>();
  const [seen, setSeen] = useState(school);
  const [isChanged, setIsChanged] = useState(false);
  const refreshes = [
    organisationApi.schools,
    organisationApi.summary,
    organisationApi.schoolNames,
    organisationApi.regions,
  ];
  const onRefused = (refusal: Refusal) => {
    setIsChanged(refusal.reason === 'changed');
    if (refusal.reason === 'school-name-taken') showWrong(form, [{ name: 'name', errors: [refusal.message] }]);
    if (refusal.reason === 'grades-turned') showWrong(form, [{ name: 'lastGid', errors: [refusal.message] }]);
    showWrong(form, fieldErrors<SchoolForm>(refusal));
  };
  const onDone = () => {
    notify.done(t('saved'));
    onClose();
  };
  const handles = ['school-name-taken', 'grades-turned', 'fields'] as const;
  const creating = useWrite(organisationApi.createSchool, refreshes, { onDone, onRefused, handles });
  const saving = useWrite(organisationApi.saveSchool, refreshes, { onDone, onRefused, handles });
  const save = (values: SchoolForm) => {
    const sent = { ...values, regionId: values.regionId ?? null };
    if (seen === null) creating.mutate(sent);
    else saving.mutate({ ...sent, schoolId: seen.schoolId, revision: seen.revision });
  };
  const takeNewest = async () => {
    const { items } = await call(organisationApi.schools, { words: seen?.name });
    const newest = items.find((one) => one.schoolId === seen?.schoolId);
    await refresh(queries, refreshes);
    if (newest === undefined) return onClose();
    setSeen(newest);
    form.setFieldsValue(newest);
    setIsChanged(false);
  };
  const initial = seen ?? {
    firstGid: 1,
    lastGid: 9,
    schoolYear: yearNow(),
    memberId: '',
    hidden: false,
    extQuestion: [],
    ...defaults,
  };
  return (
    <>
      <ChangedNote isShown={isChanged} onNewest={() => void takeNewest()} />
      <DraftForm
        draft={`school ${school?.schoolId ?? 'new'}`}
        on={school?.revision}
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={save}
      >
        <SchoolFields />
        <Foot isBusy={creating.isPending || saving.isPending} onCancel={onClose} />
      </DraftForm>
    </>
  );
}
